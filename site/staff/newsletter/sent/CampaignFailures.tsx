import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Campaign, CampaignFailure } from '../../../../modules/shared/contract/api.d.ts'
import { type Resource, resource } from '../../../browser/resource.ts'
import { call } from '../../../client/generated/admin/campaigns.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { type Failure, failureOf } from '../../ui/list/failure.ts'
import { LoadFailure } from '../../ui/list/LoadFailure.tsx'
import { unreachedTexts as texts } from '../campaign-text.ts'
import styles from './CampaignFailures.module.css'

/**
 * The recipients that a campaign did not reach, or may not have, with the reasons; loaded when opened, and when their
 * number grows.
 */
export function CampaignFailures({ campaign: { id, failed, unsure } }: { campaign: Campaign }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.failures} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.title(failed)}</summary>
      {isOpen && <People id={id} count={failed + unsure} />}
    </details>
  )
}

function People({ id, count }: { id: number; count: number }) {
  const { $loaded, load } = unreachedBy(id)
  const { value: people, failure } = useStore($loaded)
  useEffect(() => {
    if (count > 0) void load()
  }, [load, count])
  if (failure)
    return <LoadFailure text={texts.failed} failure={failure} retry={() => void load()} />
  if (!people) return <Spinner label={texts.loading} />
  return (
    <>
      <ul>
        {people.map(({ email, reason }) => (
          <li key={email}>
            <span>{email}</span>
            <span>{texts.reasons[reason]}</span>
          </li>
        ))}
      </ul>
      {people.length < count && <p>{texts.part(people.length)}</p>}
    </>
  )
}

const unreached = new Map<number, Resource<CampaignFailure[], Failure>>()

/** The recipients that a campaign did not reach, or may not have; one cached resource per campaign. */
function unreachedBy(id: number): Resource<CampaignFailure[], Failure> {
  const known =
    unreached.get(id) ?? resource(() => call('listCampaignFailures', { path: { id } }), failureOf)
  unreached.set(id, known)
  return known
}
