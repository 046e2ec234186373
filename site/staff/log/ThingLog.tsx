import type { StaffActionKind } from '../../../modules/shared/contract/api.d.ts'
import { call } from '../../client/generated/admin/log.ts'
import { useLoaded } from '../../ui/hooks/use-loaded.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { failureOf } from '../ui/list/failure.ts'
import { LogEntries } from './LogEntries.tsx'
import styles from './ThingLog.module.css'
import { logTexts as texts } from './text.ts'

type Props = {
  kind: StaffActionKind
  id: number
  /** The version of the thing that is shown: the log is loaded again with it. */
  version: number
}

/** Entries that are shown beside a thing; the log itself has the earlier ones. */
const most = 20

/** Staff's actions on one thing, the latest first. */
export function ThingLog({ kind, id, version }: Props) {
  const loaded = useLoaded(`${kind} ${id} ${version}`, () =>
    call('listStaffActions', { query: { kind, subjectId: id, limit: most } }),
  )
  return (
    <section className={styles.log}>
      <h3>{texts.title}</h3>
      {!loaded && <Spinner label={texts.loading} />}
      {loaded?.error !== undefined && <p role="alert">{failureOf(loaded.error).message}</p>}
      {loaded?.value?.items.length === 0 && <p>{texts.emptyOfThing}</p>}
      {loaded?.value && <LogEntries actions={loaded.value.items} />}
    </section>
  )
}
