/** Invented people, shown as samples until the institute puts its own students in their place. */
export const SUCCESS_STORIES = [
  {
    key: 'nimcet-arjun',
    exam: 'nimcet',
    name: 'Arjun V.',
    rank: 'AIR 48',
    institute: 'NIT Warangal',
    quote:
      'Fifty questions of mathematics decide this paper. I took one timed set every day and read every solution, right or wrong.',
  },
  {
    key: 'nimcet-swathi',
    exam: 'nimcet',
    name: 'Swathi M.',
    rank: 'AIR 112',
    institute: 'NIT Trichy',
    quote:
      'A wrong answer costs a mark here. The mock tests taught me to leave a question, which is harder than to solve one.',
  },
  {
    key: 'nimcet-naveen',
    exam: 'nimcet',
    name: 'Naveen T.',
    rank: 'AIR 205',
    institute: 'NIT Surathkal',
    quote:
      'I started with computer awareness because it is short. By the last month the forty reasoning questions took me under half an hour.',
  },
] as const
