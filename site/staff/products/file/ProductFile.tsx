import { useStore } from '@nanostores/react'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import panel from '../../ui/form/Panel.module.css'
import { Problem } from '../../ui/form/Problem.tsx'
import { submits } from '../../ui/form/submits.ts'
import { FilePreview } from './FilePreview.tsx'
import styles from './ProductFile.module.css'
import {
  $fileProblem,
  $isApplying,
  $isPreviewing,
  $previewed,
  applyFile,
  forgetFile,
  previewFile,
} from './product-file.ts'
import { productFileTexts as texts } from './text.ts'

/** Takes a file of patches, shows what it would change, and saves that. */
export function ProductFile({ onDone, onCancel }: { onDone(): void; onCancel(): void }) {
  const previewed = useStore($previewed)
  const problem = useStore($fileProblem)
  const isPreviewing = useStore($isPreviewing)
  const isApplying = useStore($isApplying)
  const changes = previewed?.preview.wrong === 0 ? previewed.preview.changes.length : 0
  const apply = async () => {
    if (await applyFile()) onDone()
  }
  return (
    <form className={styles.form} onSubmit={submits(apply)}>
      <ol className={panel.hints}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Field
        type="file"
        label={texts.field}
        hint={texts.hint}
        accept=".csv,text/csv"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) void previewFile(file)
          else forgetFile()
          // The same file can be chosen again once it was mended.
          event.target.value = ''
        }}
      />
      {isPreviewing && <Spinner label={texts.reading} />}
      <Problem text={problem ?? undefined} />
      {previewed && <FilePreview name={previewed.file.name} preview={previewed.preview} />}
      <div className={panel.actions}>
        {changes > 0 && (
          <Button busy={isApplying} busyText={texts.applying} type="submit" isResting={isApplying}>
            {texts.apply(changes)}
          </Button>
        )}
        <Button variant="quiet" isResting={isApplying} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
