/** Invented people, shown as samples until the institute puts its own students in their place. */
export const SUCCESS_STORIES = [
  {
    key: 'nimcet-arjun',
    exam: 'nimcet',
    name: 'Arjun V.',
    rank: 'AIR 48',
    institute: 'NIT Warangal',
    quote: 'Mathematics has the most marks in NIMCET. I took one timed test every day and read every solution.',
  },
  {
    key: 'nimcet-swathi',
    exam: 'nimcet',
    name: 'Swathi M.',
    rank: 'AIR 112',
    institute: 'NIT Trichy',
    quote: 'There is negative marking. The mock tests taught me which questions to leave.',
  },
  {
    key: 'nimcet-naveen',
    exam: 'nimcet',
    name: 'Naveen T.',
    rank: 'AIR 205',
    institute: 'NIT Surathkal',
    quote:
      'I finished computer awareness first because it is short. In the last month I could solve the 40 reasoning questions within 30 minutes.',
  },
] as const
