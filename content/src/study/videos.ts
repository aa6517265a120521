/** Samples, until the institute adds its own: they lead to what is there on the topic. */
export const SAMPLE_VIDEOS = [
  {
    key: 'time-and-distance',
    title: 'Time and Distance',
    description: 'Speed, time and distance from the first formula to trains, boats and relative speed.',
    category: 'quant',
    duration: '45:30',
    views: '15.2K',
    topic: 'time and distance aptitude',
  },
  {
    key: 'profit-and-loss',
    title: 'Profit and Loss',
    description: 'Cost price, selling price, marked price and discount, with the short ways through common questions.',
    category: 'quant',
    duration: '32:15',
    views: '12.8K',
    topic: 'profit and loss aptitude',
  },
  {
    key: 'rrb',
    title: 'RRB',
    description: 'How the RRB bank examinations are built, and where the marks are.',
    category: 'banks',
    duration: '74:15',
    views: '18.5K',
    topic: 'ibps rrb preparation',
  },
] as const
