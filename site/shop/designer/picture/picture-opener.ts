import { lazyPart } from '../../../ui/hooks/use-part.ts'

/** What lays a picture on the bench, once its code is loaded. */
export const pictureOpener = lazyPart(() =>
  import('../stage/picture-source.ts').then(({ openPicture }) => ({ default: openPicture })),
)
