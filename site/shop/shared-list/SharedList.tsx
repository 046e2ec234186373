import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { formatKr } from '../../../modules/shared/money.ts'
import { PatchPicture } from '../../components/PatchPicture.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useLoaded } from '../../ui/hooks/use-loaded.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { openCart } from '../header/index.ts'
import { sharedListIn } from '../share/index.ts'
import styles from './SharedList.module.css'
import {
  $isTaking,
  $missing,
  type ShownLine,
  type ShownList,
  shownList,
  takeList,
} from './shared-list.ts'
import { sharedListTexts as texts } from './text.ts'

const card = `sheet seam ${styles.card}`

/** The list that the address carries, and a button that adds it to the visitor's own; nothing changes before. */
export function SharedList() {
  const hash = useHash()
  const [attempt, setAttempt] = useState(0)
  const list = hash === undefined ? undefined : sharedListIn(hash)
  const loaded = useLoaded(list && `${attempt} ${hash}`, async () => list && shownList(list))
  if (hash === undefined) return <Reading />
  if (!list) return <Broken />
  if (loaded?.key !== `${attempt} ${hash}`) return <Reading />
  if (!loaded.value)
    return (
      <section className={card} role="alert">
        <p>{texts.loadFailed}</p>
        <p>
          <Button onClick={() => setAttempt(attempt + 1)}>{texts.loadAgain}</Button>
        </p>
      </section>
    )
  return <List key={loaded.key} list={loaded.value} />
}

/** The part of the address after #; undefined on the server, which does not get it. */
function useHash(): string | undefined {
  const [hash, setHash] = useState<string>()
  useEffect(() => {
    const read = () => setHash(location.hash)
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return hash
}

const Reading = () => (
  <section className={card}>
    <Spinner label={texts.reading} />
  </section>
)

const Broken = () => (
  <section className={card}>
    <h1>{texts.broken}</h1>
    <p>{texts.brokenText}</p>
    <p>
      <ButtonLink href={paths.products()}>{texts.shop}</ButtonLink>
    </p>
  </section>
)

function List({ list }: { list: ShownList }) {
  const { kind, shown, gone } = list
  const isTaking = useStore($isTaking)
  return (
    <section className={card}>
      <h1>{texts.title[kind]}</h1>
      <p>{shown.length > 0 ? texts.text[kind] : texts.nothing}</p>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <Line key={line.key} line={line} isCart={kind === 'cart'} />
        ))}
      </ul>
      {gone > 0 && shown.length > 0 && <p>{texts.gone(gone)}</p>}
      <p className="button-row">
        {shown.length > 0 && (
          <Button isResting={isTaking} busy={isTaking} onClick={() => void takeList(list)}>
            {texts.add[kind]}
          </Button>
        )}
        <ButtonLink variant="quiet" href={paths.products()}>
          {texts.shop}
        </ButtonLink>
      </p>
      <Missing />
    </section>
  )
}

function Line({ line, isCart }: { line: ShownLine; isCart: boolean }) {
  const { name, image, price, stock } = line.product
  return (
    <li>
      <span className={styles.picture}>
        <PatchPicture image={image} size="thumb" />
      </span>
      <span className={styles.what}>
        <strong>{name}</strong>
        <span className="aside">
          {isCart ? texts.each(line.quantity, formatKr(price)) : formatKr(price)}
        </span>
        {line.customImageId && <span className="aside">{texts.ownPicture}</span>}
        {stock === 0 && <span className="aside">{texts.soldOut}</span>}
      </span>
    </li>
  )
}

function Missing() {
  const missing = useStore($missing)
  useEffect(() => () => $missing.set([]), [])
  return (
    <div className={styles.missing} role="status">
      {missing.length > 0 && (
        <>
          <p>
            <strong>{texts.missing}</strong>
          </p>
          <ul>
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>
            <Button variant="quiet" onClick={openCart}>
              {texts.open}
            </Button>
          </p>
        </>
      )}
    </div>
  )
}
