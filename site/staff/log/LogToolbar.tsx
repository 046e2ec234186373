import { useStore } from '@nanostores/react'
import { listStaffActionsAdministratorMaxLength } from '../../client/generated/admin/log.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { ListToolbar } from '../ui/list/ListToolbar.tsx'
import { shownOf } from '../ui/list/resource.ts'
import { $log, $logView, clearLogFilters, kinds, type LogView } from './log.ts'
import { logTexts as texts } from './text.ts'

const options = [
  { value: '', label: texts.all },
  ...kinds.map((value) => ({ value, label: texts.kinds[value] })),
]

/** Search and filters of the log, and the number of listed entries. */
export function LogToolbar({ isOld }: { isOld: boolean }) {
  const view = useStore($logView)
  const shown = shownOf(useStore($log), isOld)
  const text = (name: 'administrator' | 'from' | 'to') => ({
    value: view[name],
    onChange: (event: { target: { value: string } }) => $logView.setKey(name, event.target.value),
  })
  return (
    <ListToolbar
      texts={texts}
      search={view.search}
      onSearch={(text) => $logView.setKey('search', text)}
      count={shown && texts.count(shown.items.length, shown.nextCursor !== undefined)}
      isOld={isOld}
      action={
        <Button variant="quiet" size="small" onClick={clearLogFilters}>
          {texts.clear}
        </Button>
      }
    >
      <Field
        label={texts.person}
        placeholder={texts.personHint}
        maxLength={listStaffActionsAdministratorMaxLength}
        autoCapitalize="off"
        {...text('administrator')}
      />
      <Select
        label={texts.kind}
        options={options}
        value={view.kind}
        onChange={(event) => $logView.setKey('kind', event.target.value as LogView['kind'])}
      />
      <Field type="date" label={texts.from} {...text('from')} />
      <Field type="date" label={texts.to} {...text('to')} />
    </ListToolbar>
  )
}
