/** Invented people, shown as samples until the institute puts its own students in their place. */
export const TESTIMONIALS = [
  {
    key: 'lakshmi',
    name: 'Lakshmi P.',
    role: 'ICET student',
    text: 'The exam screen was the same as in the mock tests: sections, palette and timer. I could start answering at once.',
  },
  {
    key: 'imran',
    name: 'Imran S.',
    role: 'SSC CGL student',
    text: 'The solutions showed me which topics were weak. After that I knew what to study every evening.',
  },
  {
    key: 'divya',
    name: 'Divya R.',
    role: 'IBPS PO student',
    text: 'I practise on the bus. Even when the network goes, the test continues and all my answers are saved.',
  },
  {
    key: 'joseph',
    name: 'Joseph K.',
    role: 'RRB NTPC student',
    text: 'The time spent on each question is shown. I learnt to skip the long ones and my score improved.',
  },
] as const
