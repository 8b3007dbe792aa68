/** A box in words: its bots, its options and their values, as the game's texts have them. */
import type { Box, Clock } from "../generated/wire";
import { say, type Texts } from "$lib/words";

/** How a bot, or the one that plays at a level, thinks; nothing where its game does not say it. */
export function thinking(box: Box, texts: Texts, name: string): string {
  const id = `bot-${box.levels[name] ?? name}`;
  return texts.has(id) ? texts.say(id) : "";
}

/** What is in a box, by the title of its edition: in words of the game where it comes with that one. */
export function editionOf(box: Box, texts: Texts, title: string): string {
  const name = Object.keys(box.editions).find((one) => box.editions[one] === title) ?? "";
  return texts.has(`edition-${name}`) ? texts.say(`edition-${name}`) : title;
}

/** What an option is about. */
export const optionName = (texts: Texts, option: string): string => texts.word("option", option);

/** A value of an option. */
export function optionValue(texts: Texts, option: string, value: string): string {
  if (value === "yes") return say("plain-yes");
  return value === "no" ? say("plain-no") : texts.word(option, value);
}

/** What an option comes to: the text `agreed-OPTION` of the game where there is one. */
function agreement(texts: Texts, option: string, value: string): string {
  const own = `agreed-${option}`;
  if (!texts.has(own))
    return say("agreed-option", { option: optionName(texts, option), value: optionValue(texts, option, value) });
  return texts.say(own, { value: /^\d+$/.test(value) ? Number(value) : texts.word(option, value) });
}

/** Those options that are agreed otherwise than usual. */
export const otherwise = (box: Box, texts: Texts, options: Record<string, string>): string[] =>
  box.options
    .filter((option) => (options[option.name] ?? option.default) !== option.default)
    .map(({ name }) => agreement(texts, name, options[name] ?? ""));

/** How long somebody may think. */
export const clockName = (clock: Pick<Clock, "per" | "seconds"> | null): string =>
  clock
    ? say(`setup-clock-${clock.per}`, { seconds: clock.seconds, minutes: clock.seconds / 60 })
    : say("setup-clock-none");
