import { readJson, readStored, writeJson, writeStored } from '../../browser/storage.ts'

/** A message of the conversation (specification, section 3). */
export type ChatMessage = { id: number; text: string; isBot: boolean; timestamp: Date }
export type KeptMessage = Omit<ChatMessage, 'id'>

const key = 'help-chat'
const draftKey = 'help-chat-draft'
/** While this key is stored, the chat's island hydrates without input. */
export const openKey = 'help-chat-open'

/** The most messages that are kept; the oldest are dropped first. */
export const mostMessages = 200
/** The most characters of a message; the field's maxlength. */
export const mostCharacters = 500

/** The stored conversation of this browser session; undefined before the first message and for damaged content. */
export function keptMessages(): readonly KeptMessage[] | undefined {
  const kept = readJson(key, 'sessionStorage')
  if (!Array.isArray(kept) || kept.length === 0 || kept.length > mostMessages) return undefined
  const messages = kept.map(messageOf)
  return messages.every((message) => message !== undefined) ? messages : undefined
}

/** Stores the conversation for the pages of this browser session. */
export const keepMessages = (messages: readonly KeptMessage[]): void =>
  writeJson(
    key,
    messages.map(({ text, isBot, timestamp }) => ({ text, isBot, timestamp })),
    'sessionStorage',
  )

/** Whether the chat was open on the previous page of this browser session. */
export const isChatKeptOpen = (): boolean => readStored(openKey, 'sessionStorage') === 'true'

/** Stores whether the chat is open. */
export const keepChatOpen = (isOpen: boolean): void =>
  writeStored(openKey, isOpen ? 'true' : undefined, 'sessionStorage')

/** The typed, unsent message, shared by all pages of the session. */
export const keptDraft = (): string =>
  (readStored(draftKey, 'sessionStorage') ?? '').slice(0, mostCharacters)

/** Stores the typed, unsent message; an empty one is removed. */
export const keepDraft = (text: string): void =>
  writeStored(draftKey, text || undefined, 'sessionStorage')

function messageOf(value: unknown): KeptMessage | undefined {
  const { text, isBot, timestamp } = (value ?? {}) as Record<string, unknown>
  const time = new Date(String(timestamp))
  const isMessage =
    typeof text === 'string' &&
    text.length > 0 &&
    text.length <= mostCharacters &&
    typeof isBot === 'boolean' &&
    !Number.isNaN(time.getTime())
  return isMessage ? { text, isBot, timestamp: time } : undefined
}
