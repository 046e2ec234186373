import { type BadPicture, claimed } from './bad-picture.ts'
import { halves } from './drawn.ts'

const form = (form: 'avif' | 'tiff' | 'webp') => () => halves(16, 16).toFormat(form).toBuffer()

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
export const disguised = [
  ...claimed('png', 'image_unreadable', {
    'an SVG named as a PNG': file(svg),
    'a page after the signature of a PNG': file(`\x89PNG\r\n\x1a\n${page}`),
    'an archive named as a PNG': file('PK\x03\x04', 2000),
    'a program of Windows named as a PNG': file('MZ\x90\0', 2000),
    'a program of Linux named as a PNG': file('\x7fELF', 2000),
    'a shell script named as a PNG': file('#!/bin/sh\nexit 1\n'),
    'a WebP named as a PNG': form('webp'),
    'a BMP named as a PNG': file(bitmap, 58),
    'an icon named as a PNG': file('\0\0\x01\0\x01\0', 200),
    'a list of settings for ImageMagick': file(
      'push graphic-context\nimage over 0,0 0,0 "https://shop.test/"\npop graphic-context',
    ),
    'the text of a PNG in base64': file('iVBORw0KGgoAAAANSUhEUg=='),
    'a PNG in UTF-8': () => Buffer.from('\x89PNG\r\n\x1a\n'),
  }),
  ...claimed('jpg', 'image_unreadable', {
    'an SVG after a byte order mark': () => Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`),
    'a page after the first marker of a JPEG': file(`\xff\xd8\xff${page}`),
    'a PDF named as a JPEG': file('%PDF-1.7\n', 2000),
    'a TIFF named as a JPEG': form('tiff'),
    'an AVIF named as a JPEG': form('avif'),
    'a HEIC named as a JPEG': file(heic, 2000),
    'a PSD named as a JPEG': file('8BPS\0\x01', 200),
  }),
  ...claimed('gif', 'image_unreadable', {
    'a page named as a GIF': file(page),
    'a script that begins as a GIF': file('GIF89a=1;alert(1)//'),
  }),
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
