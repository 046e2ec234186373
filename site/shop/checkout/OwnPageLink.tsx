import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { thankYouTexts as texts } from './text.ts'

/** The link from a paid order to its own page, once its token is known. */
export const OwnPageLink = ({ token }: { token: string | undefined }) =>
  token && (
    <ButtonLink variant="secondary" href={paths.order({ token })}>
      {texts.order}
    </ButtonLink>
  )
