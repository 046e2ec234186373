import { atom } from 'nanostores'
import type { ProductFilePreview } from '../../../../modules/shared/contract/api.d.ts'
import { action } from '../../../browser/action.ts'
import { call } from '../../../client/generated/admin/product-file.ts'
import { serverCode, serverField, serverText } from '../../../client/request-error.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { failureOf, showFailure } from '../../ui/list/failure.ts'
import { type ProductView, productViews, refetchProducts } from '../products.ts'
import { productFileTexts as texts } from './text.ts'

/** The chosen file and what it would change; null without one. */
export const $previewed = atom<{ file: File; preview: ProductFilePreview } | null>(null)

/** The reason that the chosen file was not read, or not applied; null without one. */
export const $fileProblem = atom<string | null>(null)

/** Forgets the chosen file. */
export function forgetFile(): void {
  $previewed.set(null)
  $fileProblem.set(null)
}

/** Fetches the patches of a view as a CSV file and passes it to `save`; a toast tells of a failure. */
export const { run: exportProducts, $isRunning: $isExportingProducts } = action(
  async (view: ProductView, save: (file: Blob) => void) => {
    const query = { show: view.show, ...productViews.filtersOf(view) }
    save((await call('getProductFile', { query })) as unknown as Blob)
  },
  (error) => showFailure(texts.saveFailed, error, serverText(error)),
)

/** Shows what a file would change. */
export const { run: previewFile, $isRunning: $isPreviewing } = action(
  async (file: File) => {
    forgetFile()
    $previewed.set({ file, preview: await call('previewProductFile', { body: { file } }) })
  },
  (error) => void $fileProblem.set(problemOf(error)),
)

/** Refusals that a new preview, with a new key, answers. */
const previewsAgain = new Set<string>(['csv_outdated', 'csv_has_errors', 'idempotency_key_reused'])

/** Makes the previewed changes; true when they are made. A file that is out of date is previewed again. */
export const { run: applyFile, $isRunning: $isApplying } = action(
  async (): Promise<boolean> => {
    const previewed = $previewed.get()
    if (!previewed) return false
    const { file, preview } = previewed
    const { products } = await call('importProductFile', { body: { file, key: preview.key } })
    forgetFile()
    showToast(texts.applied(products))
    void refetchProducts()
    return true
  },
  async (error) => {
    const file = $previewed.get()?.file
    if (file && previewsAgain.has(serverCode(error) ?? '')) await previewFile(file)
    $fileProblem.set(`${texts.applyFailed}. ${problemOf(error)}`)
    return false
  },
)

function problemOf(error: unknown): string {
  // The shared text asks for a reload; here the new preview is shown already.
  if (serverCode(error) === 'idempotency_key_reused') return texts.keyReused
  const text = serverText(error) ?? failureOf(error).message
  const field = serverField(error)
  return serverCode(error) === 'csv_columns' && field && field !== 'file'
    ? texts.wrongColumn(text, field)
    : text
}
