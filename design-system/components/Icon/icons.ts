/**
 * One path for each icon, on a square of 24 units. The stroke is 1.6 units wide and has square joints, like the drawing
 * `Thread`.
 */
export const icons = {
  arrowDown: 'M12 4v16M6 14l6 6 6-6',
  arrowLeft: 'M20 12H4M10 6l-6 6 6 6',
  arrowRight: 'M4 12h16M14 6l6 6-6 6',
  arrowUp: 'M12 20V4M6 10l6-6 6 6',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5',
  chart: 'M4 4v16h16M9 16v-4M13.5 16V9M18 16V6',
  chat: 'M4 5h16v11h-8l-5 4v-4H4z',
  check: 'M4.5 12.5l5 5L19.5 7',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronLeft: 'M14.5 6l-6 6 6 6',
  chevronRight: 'M9.5 6l6 6-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.5 2.5',
  close: 'M6 6l12 12M18 6L6 18',
  contrast: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 3.5v17M15 5.5v13M18 8v8',
  copy: 'M9 8h11v13H9zM6 16H4V3h11v2',
  database:
    'M4.5 6c0-1.5 3.4-2.5 7.5-2.5s7.5 1 7.5 2.5-3.4 2.5-7.5 2.5S4.5 7.5 4.5 6zM4.5 6v12c0 1.5 3.4 2.5 7.5 2.5s7.5-1 7.5-2.5V6M4.5 12c0 1.5 3.4 2.5 7.5 2.5s7.5-1 7.5-2.5',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  error: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 7.5v5.5M12 15.5v1',
  external: 'M14 4h6v6M20 4l-9 9M10 5H4v15h15v-6',
  file: 'M5 3.5h9l5 5v12H5zM14 3.5v5h5M8.5 13h7M8.5 16.5h7',
  filter: 'M4 7h16M7 12h10M10 17h4',
  funnel: 'M3.5 4.5h17l-6.5 8v7l-4-2v-5z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v1',
  link: 'M10 14l4-4M9 11l-3.5 3.5a3.5 3.5 0 0 0 5 5L14 16M15 13l3.5-3.5a3.5 3.5 0 0 0-5-5L10 8',
  mail: 'M3.5 5.5h17v13h-17zM3.5 6.5l8.5 7 8.5-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  motion: 'M4 7h9M4 12h6M4 17h9M14 8l4.5 4-4.5 4',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
  phone: 'M5 4h4l2 5-2.5 2a12 12 0 0 0 4.5 4.5l2-2.5 5 2v4c0 .6-.4 1-1 1A15 15 0 0 1 4 5c0-.6.4-1 1-1z',
  pie: 'M12 3.5a8.5 8.5 0 1 0 8.5 8.5H12zM15.5 3.5v5h5a6.5 6.5 0 0 0-5-5z',
  pin: 'M12 21c-4.5-4.7-6.5-8-6.5-11a6.5 6.5 0 1 1 13 0c0 3-2 6.3-6.5 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  plus: 'M12 5v14M5 12h14',
  printer: 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5',
  screen: 'M3.5 4.5h17v12h-17zM8.5 20h7M12 16.5V20',
  settings: 'M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5',
  share: 'M12 15V4M7.5 8L12 3.5 16.5 8M6 11.5H4.5v9h15v-9H18',
  stop: 'M6.5 6.5h11v11h-11z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  trash: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
  warning: 'M12 3.5l9.5 17h-19zM12 9.5v5.5M12 17v1',
} as const;

/** Name of an icon. */
export type IconName = keyof typeof icons;
