/** The demonstration institute, until staff put theirs in its place or remove all samples: reserved addresses, a number nobody owns, a place in the middle of Hyderabad. Only `name` names it: who changes the name alone is not left with the sample's in another text. */
export const INSTITUTE = {
  name: 'Vijetha Academy',
  tagline: 'Mock tests for ICET, SSC, Bank and Railway exams',
  about:
    'We coach students in Andhra Pradesh and Telangana for competitive exams, with mock tests on the real exam screen that keep every answer safe on a weak network.',
  email: 'help@vijetha.example.com',
  phone: '+91 55501 00100',
  address: ['Second floor, 12 Example Road', 'Hyderabad, Telangana'],
  hours: [
    { days: 'Mon-Sat', time: '8:00 AM-8:00 PM' },
    { days: 'Sun', time: '8:00 AM-1:00 PM' },
  ],
  social: [],
  latitude: 17.385,
  longitude: 78.4867,
  directionsUrl: 'https://www.openstreetmap.org/directions?to=17.385%2C78.4867',
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=78.4767%2C17.377%2C78.4967%2C17.393&layer=mapnik&marker=17.385%2C78.4867',
  translations: {
    te: {
      tagline: 'ICET, SSC, బ్యాంక్, రైల్వే పరీక్షలకు మాక్ టెస్టులు',
      about:
        'ఆంధ్రప్రదేశ్, తెలంగాణ విద్యార్థులకు మేము పోటీ పరీక్షల కోచింగ్ ఇస్తాం. మాక్ టెస్టులు నిజమైన పరీక్ష స్క్రీన్‌పై ఉంటాయి, నెట్‌వర్క్ సరిగా లేకపోయినా ప్రతి సమాధానం సేవ్ అయి ఉంటుంది.',
      address: ['రెండో అంతస్తు, 12 ఎగ్జాంపుల్ రోడ్', 'హైదరాబాద్, తెలంగాణ'],
      hours: [
        { days: 'సోమ-శని', time: 'ఉదయం 8:00-రాత్రి 8:00' },
        { days: 'ఆదివారం', time: 'ఉదయం 8:00-మధ్యాహ్నం 1:00' },
      ],
    },
    hi: {
      tagline: 'ICET, SSC, बैंक और रेलवे परीक्षाओं के मॉक टेस्ट',
      about:
        'हम आंध्र प्रदेश और तेलंगाना के छात्रों को प्रतियोगी परीक्षाओं की कोचिंग देते हैं। मॉक टेस्ट असली परीक्षा स्क्रीन पर होते हैं और नेटवर्क कमज़ोर होने पर भी हर उत्तर सेव रहता है।',
      address: ['दूसरी मंज़िल, 12 एग्ज़ाम्पल रोड', 'हैदराबाद, तेलंगाना'],
      hours: [
        { days: 'सोम-शनि', time: 'सुबह 8:00-रात 8:00' },
        { days: 'रविवार', time: 'सुबह 8:00-दोपहर 1:00' },
      ],
    },
  },
} as const

/** What a site is called whose samples were removed and whose staff have not said yet what it is called. */
export const PRODUCT = { name: 'Pariksha', about: '' } as const

export const POPUP = {
  title: 'Three ICET tests are free',
  text: 'Take a full-length mock test on the real exam screen today. See your score and the solution of every question as soon as you submit.',
  link: '/icet',
  linkLabel: 'See the ICET tests',
  translations: {
    te: {
      title: 'మూడు ICET టెస్టులు ఉచితం',
      text: 'నిజమైన పరీక్ష స్క్రీన్‌పై పూర్తి నిడివి మాక్ టెస్ట్ ఈరోజే రాయండి. సమర్పించగానే మీ స్కోరు, ప్రతి ప్రశ్నకు సాల్యూషన్ చూడండి.',
      link_label: 'ICET టెస్టులు చూడండి',
    },
    hi: {
      title: 'तीन ICET टेस्ट मुफ़्त हैं',
      text: 'आज ही असली परीक्षा स्क्रीन पर फ़ुल-लेंथ मॉक टेस्ट दें। सबमिट करते ही अपना स्कोर और हर प्रश्न का हल देखें।',
      link_label: 'ICET टेस्ट देखें',
    },
  },
} as const
