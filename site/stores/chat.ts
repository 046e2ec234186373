import { atom } from 'nanostores'
import { chatTexts as texts } from '../text/chat.ts'

/** A line of the conversation (specification, section 3). */
export type ChatMessage = { id: number; text: string; isBot: boolean; timestamp: Date }

/** Ms after which the bot answers (specification, section 9). */
const replyTime = 1000

/** Lines that are kept; the oldest go first. */
const mostMessages = 200

/** In the order in which they win; 'kr' counts as a word or after a number (decisions). */
const keywords: readonly [pattern: RegExp, reply: keyof typeof texts.replies][] = [
  [/humor|morsom/i, 'humor'],
  [/flagg|norsk/i, 'flag'],
  [/sport|fotball/i, 'sport'],
  [/pris|(?<![a-zæøå])kr(?![a-zæøå])|kost/i, 'price'],
  [/levering|frakt/i, 'delivery'],
]

/** The bot's answer to a message. */
export function replyTo(message: string): string {
  const reply = keywords.find(([pattern]) => pattern.test(message))?.[1] ?? 'other'
  return texts.replies[reply]
}

let lastId = 0
const line = (text: string, isBot: boolean): ChatMessage => {
  lastId += 1
  return { id: lastId, text, isBot, timestamp: new Date() }
}

export const $chat = atom<readonly ChatMessage[]>([line(texts.greeting, true)])

const append = (text: string, isBot: boolean) =>
  $chat.set([...$chat.get(), line(text, isBot)].slice(-mostMessages))

/** Appends what the visitor says, and a second later the answer; blank lines are not said. */
export function say(text: string): void {
  const said = text.trim()
  if (!said) return
  append(said, false)
  setTimeout(() => append(replyTo(said), true), replyTime)
}
