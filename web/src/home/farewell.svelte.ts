/** What home says to somebody who has just left a table, until it is put away. */
class Farewell {
  words = $state("");
}

export const farewell = new Farewell();
