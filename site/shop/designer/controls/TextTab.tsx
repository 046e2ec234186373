import { useState } from 'react'
import { alphabetNames, mostLetters } from '../../../../modules/embroidery/rules.ts'
import type { DesignText, PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { editorTexts as texts } from '../editor-text.ts'
import { changePatch, endGesture } from '../patch/store.ts'
import { textStyles, withText, writable } from '../patch/text.ts'
import { Choice } from './Choice.tsx'
import { ThreadButton } from './ThreadButton.tsx'

/** A line of text in one of the shop's alphabets. */
export function TextTab({ patch }: { patch: PatchDesign }) {
  const { text } = patch
  const [hasUnwritable, setUnwritable] = useState(false)
  const words = text?.words ?? ''
  const change = (part: Partial<DesignText>, gesture?: string) =>
    changePatch((before, past) => withText(before, part, past), gesture)
  return (
    <>
      <Field
        label={texts.words}
        hint={texts.wordsHint(mostLetters - words.length)}
        error={hasUnwritable ? texts.unwritable : undefined}
        value={words}
        maxLength={mostLetters}
        autoComplete="off"
        onChange={({ target }) => {
          const typed = target.value.normalize('NFC')
          setUnwritable(writable(typed).length < typed.trimStart().length)
          change({ words: writable(typed) }, 'words')
        }}
        onBlur={endGesture}
      />
      {text && (
        <>
          <Choice
            label={texts.style}
            options={textStyles.map((value) => ({ value, label: texts.styles[value] }))}
            value={text.style}
            onChoose={(style) => change({ style })}
          />
          <Choice
            label={texts.alphabet}
            options={alphabetNames.map((value) => ({ value, label: texts.alphabets[value] }))}
            value={text.alphabet}
            onChoose={(alphabet) => change({ alphabet })}
          />
          <ThreadButton
            what={texts.textThread}
            thread={text.thread}
            onChoose={(thread) => change({ thread })}
          />
        </>
      )}
    </>
  )
}
