/** Invented people, shown as samples until the institute puts its own students in their place. */
export const TESTIMONIALS = [
  {
    key: 'lakshmi',
    name: 'Lakshmi P.',
    role: 'ICET student',
    text: 'In the hall I did not have to look for anything: the sections, the palette and the clock were where I had seen them thirty times before.',
  },
  {
    key: 'imran',
    name: 'Imran S.',
    role: 'SSC CGL student',
    text: 'The solutions told me which of my mistakes were haste and which were gaps. After that I knew what to study in the evenings.',
  },
  {
    key: 'divya',
    name: 'Divya R.',
    role: 'IBPS PO student',
    text: 'I practise on the bus. The network goes, the test goes on, and all my answers are there when I submit.',
  },
  {
    key: 'joseph',
    name: 'Joseph K.',
    role: 'RRB NTPC student',
    text: 'Seeing the time I spent on each question was an eye-opener. I stopped fighting with the long ones and my score went up.',
  },
] as const
