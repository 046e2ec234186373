import { useStore } from '@nanostores/react'
import { $confirming, confirm } from './confirm.ts'
import { confirmTexts as texts } from './confirm-text.ts'
import { IncompleteLink, LinkCard } from './LinkCard.tsx'

/** The button that confirms a sign-up; without a token, what to do about a link that lost its end. */
export function Confirm({ token }: { token: string | undefined }) {
  const stage = useStore($confirming, { ssr: 'initial' })
  if (!token)
    return <IncompleteLink title={texts.incomplete} text={texts.incompleteText} home={texts.home} />
  return <LinkCard stage={stage} texts={texts} submit={() => void confirm(token)} />
}
