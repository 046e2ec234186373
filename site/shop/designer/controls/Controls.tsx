import { Tabs } from '@base-ui/react/tabs'
import { useStore } from '@nanostores/react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { editorTexts as texts } from '../editor-text.ts'
import { placeOf } from '../patch/changes.ts'
import { $awaited } from '../picture/current-picture.ts'
import { $isShown } from '../sewing/sewing.ts'
import { $patchAtRest } from '../stage/use-gestures.ts'
import { ColoursTab } from './ColoursTab.tsx'
import styles from './Controls.module.css'
import { FormTab } from './FormTab.tsx'
import { PlaceTab } from './PlaceTab.tsx'
import { TextTab } from './TextTab.tsx'

/** Controls of a patch, in groups that fit below its picture on a phone; `children` until the patch is shown. */
export function Controls({ children }: { children: ReactNode }) {
  const begun = useStore($patchAtRest)
  const awaited = useStore($awaited)
  const patch = begun ?? awaited
  const [tab, setTab] = useState('form')
  // They are many: the first preview of the patch comes before them.
  const isDue = useDeferredValue(useStore($isShown), false)
  if (!patch || !isDue) return children
  const tabs = [
    { name: 'form', label: texts.form, panel: <FormTab patch={patch} /> },
    ...(placeOf(patch)
      ? [
          {
            name: 'place',
            label: patch.picture ? texts.picture : texts.motif,
            panel: <PlaceTab patch={patch} />,
          },
        ]
      : []),
    { name: 'colours', label: texts.colours, panel: <ColoursTab patch={patch} /> },
    { name: 'text', label: texts.text, panel: <TextTab patch={patch} /> },
  ]
  const shown = tabs.some(({ name }) => name === tab) ? tab : 'form'
  return (
    <Tabs.Root className={styles.controls} value={shown} onValueChange={setTab} inert={!begun}>
      <Tabs.List className={styles.tabs} aria-label={texts.tabs}>
        {tabs.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name} className={styles.tab}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ name, panel }) => (
        <Tabs.Panel key={name} value={name} className={styles.panel}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
