import { type BadPicture, claimed } from './bad-picture.ts'
import { halves } from './drawn.ts'

const form = (form: 'avif' | 'heif' | 'tiff' | 'webp') => () =>
  form === 'heif'
    ? halves(16, 16).heif({ compression: 'av1' }).toBuffer()
    : halves(16, 16).toFormat(form).toBuffer()

const file =
  (text: string, size = text.length) =>
  () =>
    Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(size - text.length)])

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const page = '<!doctype html><script>alert(1)</script>'
const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic'
const bitmap = 'BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18'

const unreadable = (
  [name, fileName, type]: readonly [name: string, fileName: string, type: string],
  make: BadPicture['make'],
): BadPicture => ({ name, fileName, type, expected: 'image_unreadable', make })

/** Files of other kinds under the names and types of pictures. */
export const disguised: readonly BadPicture[] = [
  claimed('png', 'an SVG named as a PNG', 'image_unreadable', file(svg)),
  claimed('jpg', 'an SVG after a byte order mark', 'image_unreadable', () =>
    Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`),
  ),
  claimed('gif', 'a page named as a GIF', 'image_unreadable', file(page)),
  claimed('gif', 'a script that begins as a GIF', 'image_unreadable', file('GIF89a=1;alert(1)//')),
  claimed('png', 'a page after the signature of a PNG', 'image_unreadable', () =>
    Buffer.from(`\x89PNG\r\n\x1a\n${page}`, 'latin1'),
  ),
  claimed('jpg', 'a page after the first marker of a JPEG', 'image_unreadable', () =>
    Buffer.from(`\xff\xd8\xff${page}`, 'latin1'),
  ),
  claimed('jpg', 'a PDF named as a JPEG', 'image_unreadable', file('%PDF-1.7\n', 2000)),
  claimed('png', 'an archive named as a PNG', 'image_unreadable', file('PK\x03\x04', 2000)),
  claimed('png', 'a program of Windows named as a PNG', 'image_unreadable', file('MZ\x90\0', 2000)),
  claimed('png', 'a program of Linux named as a PNG', 'image_unreadable', file('\x7fELF', 2000)),
  claimed('png', 'a shell script named as a PNG', 'image_unreadable', file('#!/bin/sh\nexit 1\n')),
  claimed('png', 'a WebP named as a PNG', 'image_unreadable', form('webp')),
  claimed('jpg', 'a TIFF named as a JPEG', 'image_unreadable', form('tiff')),
  claimed('jpg', 'an AVIF named as a JPEG', 'image_unreadable', form('avif')),
  claimed('jpg', 'a HEIC named as a JPEG', 'image_unreadable', file(heic, 2000)),
  claimed('png', 'a BMP named as a PNG', 'image_unreadable', file(bitmap, 58)),
  claimed('png', 'an icon named as a PNG', 'image_unreadable', file('\0\0\x01\0\x01\0', 200)),
  claimed('jpg', 'a PSD named as a JPEG', 'image_unreadable', file('8BPS\0\x01', 200)),
  claimed('png', 'a list of settings for ImageMagick', 'image_unreadable', () =>
    Buffer.from(
      'push graphic-context\nimage over 0,0 0,0 "https://shop.test/"\npop graphic-context',
    ),
  ),
  claimed(
    'png',
    'the text of a PNG in base64',
    'image_unreadable',
    file('iVBORw0KGgoAAAANSUhEUg=='),
  ),
  claimed('png', 'a PNG in UTF-8', 'image_unreadable', () => Buffer.from('\x89PNG\r\n\x1a\n')),
]

/** Files of other kinds under their own names. */
export const honest: readonly BadPicture[] = [
  unreadable(['an SVG', 'logo.svg', 'image/svg+xml'], file(svg)),
  unreadable(['a WebP', 'bilde.webp', 'image/webp'], form('webp')),
  unreadable(['an AVIF', 'bilde.avif', 'image/avif'], form('avif')),
  unreadable(['a HEIC of an iPhone', 'IMG_0001.HEIC', 'image/heic'], file(heic, 2000)),
  unreadable(['a BMP', 'bilde.bmp', 'image/bmp'], file(bitmap, 58)),
  unreadable(['a PDF', 'logo.pdf', 'application/pdf'], file('%PDF-1.7\n', 2000)),
  unreadable(['a file without a type', 'bilde', ''], file('hei')),
]
