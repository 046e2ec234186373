import { atom } from 'nanostores'
import {
  type ChatMessage,
  type KeptMessage,
  keepMessages,
  keptMessages,
  mostCharacters,
  mostMessages,
} from './kept-chat.ts'
import { chatTexts as texts } from './text.ts'

/** Delay of the bot's answer in ms (specification, section 9). */
const replyTime = 1000

/** The first match wins; 'kr' counts as a word or after a number (CHAT-05). */
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
const numbered = (message: KeptMessage): ChatMessage => {
  lastId += 1
  return { id: lastId, ...message }
}
const line = (text: string, isBot: boolean) => numbered({ text, isBot, timestamp: new Date() })

/** The messages of the conversation, oldest first. */
export const $chat = atom<readonly ChatMessage[]>([])
let coming: ReturnType<typeof setTimeout>[] = []

/** Appends the visitor's message, and the bot's answer a second later. A blank message is ignored. */
export function say(text: string): void {
  const said = text.trim().slice(0, mostCharacters)
  if (!said) return
  const message = line(said, false)
  append(message)
  answer(message)
}

function append(message: ChatMessage): void {
  $chat.set([...$chat.get(), message].slice(-mostMessages))
  keepMessages($chat.get())
}

/** Answers a second after the question, which may have been asked on an earlier page. */
function answer({ text, timestamp }: ChatMessage): void {
  const passed = Date.now() - timestamp.getTime()
  const wait = Math.min(replyTime, Math.max(0, replyTime - passed))
  coming.push(setTimeout(() => append(line(replyTo(text), true)), wait))
}

/** Continues the conversation of this browser session, or starts one. */
function resume(): void {
  coming.forEach(clearTimeout)
  coming = []
  $chat.set(keptMessages()?.map(numbered) ?? [line(texts.greeting, true)])
  unanswered($chat.get()).forEach(answer)
}

/** The visitor's messages without an answer: each bot message answers the oldest open one before it. */
function unanswered(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const open: ChatMessage[] = []
  for (const message of messages) {
    if (message.isBot) open.shift()
    else open.push(message)
  }
  return open
}

resume()
// A page restored from the back/forward cache lacks the messages of later pages.
if ('document' in globalThis)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) resume()
  })
