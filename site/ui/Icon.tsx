const shapes = {
  cart: 'M3 4h2.5l2.3 11.2h10l2-7.7H6.6M9.5 20a.6.6 0 1 0 .01 0M16.5 20a.6.6 0 1 0 .01 0',
  heart: 'M12 20C6 15.6 3 12.4 3 8.8A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 9 1.8c0 3.6-3 6.8-9 11.2Z',
  search: 'M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5 20.5 20.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M4 7h16M9 7V4.5h6V7M6.5 7l1 13h9l1-13',
  'chevron-left': 'M14.5 5.5 8 12l6.5 6.5',
  'chevron-right': 'M9.5 5.5 16 12l-6.5 6.5',
  'chevron-up': 'M5.5 15 12 8.5l6.5 6.5',
  'chevron-down': 'M5.5 9 12 15.5 18.5 9',
  star: 'M12 3.5l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.9 6.7 19.9l1.2-6-4.5-4.1 6-.7Z',
  check: 'M5 12.5 10 17.5 19.5 7',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9.4a2.6 2.6 0 1 0 .01 0',
  'eye-off':
    'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c3.7 0 7 2 9.5 6.5a16 16 0 0 1-3 3.8M6.2 7.6A15 15 0 0 0 2.5 12C5 16.5 8.3 18.5 12 18.5a9 9 0 0 0 4.2-1',
  chat: 'M4 5h16v11H10.5L6 20v-4H4ZM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01',
  grid: 'M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5a2 2 0 1 0 .01 0M8 15a2 2 0 1 0 .01 0',
  'arrow-up': 'M12 19V6M6 11.5 12 5.5l6 6',
  refresh: 'M19 12a7 7 0 1 1-2-4.9M19.5 4v4h-4',
  'turn-left': 'M4.5 10.5a8 8 0 1 1 .4 4.5M4 5v5.5h5.5',
  'turn-right': 'M19.5 10.5a8 8 0 1 0-.4 4.5M20 5v5.5h-5.5',
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3.5',
  redo: 'M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3.5',
  person: 'M12 4a4 4 0 1 0 .01 0M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M8 11H5.5v9h13v-9H16',
  truck:
    'M2.5 6h11v10h-11ZM13.5 9.5h4l3.5 3.5v3h-7.5M6.5 16a1.9 1.9 0 1 0 .01 0M17 16a1.9 1.9 0 1 0 .01 0',
} as const

const filled = { 'star-filled': shapes.star } as const

/** The names of all icons. */
export const iconNames = [...Object.keys(shapes), ...Object.keys(filled)] as IconName[]

export type IconName = keyof typeof shapes | keyof typeof filled

const isFilled = (name: IconName): name is keyof typeof filled => name in filled

/** A decorative line icon, hidden from screen readers: its button or link has the label. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={isFilled(name) ? filled[name] : shapes[name]} />
    </svg>
  )
}
