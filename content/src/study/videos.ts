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
    translations: {
      te: { title: 'సమయం, దూరం', description: 'వేగం, సమయం, దూరం: మొదటి సూత్రం నుంచి రైళ్లు, పడవలు, సాపేక్ష వేగం వరకు.' },
      hi: { title: 'समय और दूरी', description: 'चाल, समय और दूरी: पहले सूत्र से लेकर रेलगाड़ी, नाव और सापेक्ष चाल तक।' },
    },
  },
  {
    key: 'profit-and-loss',
    title: 'Profit and Loss',
    description: 'Cost price, selling price, marked price and discount, with the short ways through common questions.',
    category: 'quant',
    duration: '32:15',
    views: '12.8K',
    topic: 'profit and loss aptitude',
    translations: {
      te: { title: 'లాభం, నష్టం', description: 'కొన్న వెల, అమ్మిన వెల, ప్రకటిత వెల, రాయితీ; తరచుగా వచ్చే ప్రశ్నలకు షార్ట్\u200cకట్\u200cలు.' },
      hi: { title: 'लाभ और हानि', description: 'क्रय मूल्य, विक्रय मूल्य, अंकित मूल्य और छूट, आम प्रश्नों के शॉर्टकट के साथ।' },
    },
  },
  {
    key: 'rrb',
    title: 'RRB',
    description: 'How the RRB bank examinations are built, and where the marks are.',
    category: 'banks',
    duration: '74:15',
    views: '18.5K',
    topic: 'ibps rrb preparation',
    translations: {
      te: { title: 'RRB బ్యాంకులు', description: 'RRB బ్యాంక్ పరీక్షల విధానం, మార్కులు ఎక్కువగా ఉండే అంశాలు.' },
      hi: { title: 'RRB बैंक', description: 'RRB बैंक परीक्षाओं का पैटर्न और किन विषयों में ज़्यादा अंक हैं।' },
    },
  },
] as const
