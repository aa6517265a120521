export const SLIDES = [
  {
    key: 'hall',
    picture: 'hall',
    title: 'Know the exam screen before the exam',
    text: 'Sections, question palette, timer and mark for review work as in the real exam.',
    link: '/icet',
    linkLabel: 'Start with ICET',
    translations: {
      te: {
        title: 'పరీక్షకు ముందే పరీక్ష స్క్రీన్ తెలుసుకోండి',
        text: 'సెక్షన్లు, ప్రశ్నల పాలెట్, టైమర్, రివ్యూ కోసం మార్క్: అన్నీ నిజమైన పరీక్షలో లాగే పనిచేస్తాయి.',
        link_label: 'ICETతో మొదలుపెట్టండి',
      },
      hi: {
        title: 'परीक्षा से पहले परीक्षा स्क्रीन जानें',
        text: 'सेक्शन, प्रश्न पैलेट, टाइमर और रिव्यू के लिए मार्क: सब असली परीक्षा जैसा।',
        link_label: 'ICET से शुरू करें',
      },
    },
  },
  {
    key: 'exams',
    picture: 'exams',
    title: 'All your exams in one place',
    text: 'SSC, Bank, Railway, AFCAT, MAT, CAT, NIMCET and ICET: exam pattern, syllabus and mock tests.',
    link: '/test',
    linkLabel: 'Choose a test',
    translations: {
      te: {
        title: 'మీ పరీక్షలన్నీ ఒకే చోట',
        text: 'SSC, బ్యాంక్, రైల్వే, AFCAT, MAT, CAT, NIMCET, ICET: పరీక్ష విధానం, సిలబస్, మాక్ టెస్టులు.',
        link_label: 'టెస్ట్ ఎంచుకోండి',
      },
      hi: {
        title: 'आपकी सभी परीक्षाएँ एक जगह',
        text: 'SSC, बैंक, रेलवे, AFCAT, MAT, CAT, NIMCET और ICET: परीक्षा पैटर्न, सिलेबस और मॉक टेस्ट।',
        link_label: 'टेस्ट चुनें',
      },
    },
  },
  {
    key: 'solutions',
    picture: 'solutions',
    title: 'Solutions for every question',
    text: 'See your score section by section and the step-by-step solution of every question.',
    link: '/freetest',
    linkLabel: 'See the free tests',
    translations: {
      te: {
        title: 'ప్రతి ప్రశ్నకు సాల్యూషన్',
        text: 'సెక్షన్ల వారీగా మీ స్కోరు, ప్రతి ప్రశ్నకు దశలవారీ సాల్యూషన్ చూడండి.',
        link_label: 'ఉచిత టెస్టులు చూడండి',
      },
      hi: { title: 'हर प्रश्न का हल', text: 'खंडवार अपना स्कोर और हर प्रश्न का चरण-दर-चरण हल देखें।', link_label: 'मुफ़्त टेस्ट देखें' },
    },
  },
  {
    key: 'network',
    picture: 'network',
    title: 'Works on a weak network',
    text: 'Your answers are saved on your phone first and synced when the network is back.',
    link: '/test',
    linkLabel: 'Take a test',
    translations: {
      te: {
        title: 'నెట్\u200cవర్క్ బలహీనంగా ఉన్నా పనిచేస్తుంది',
        text: 'మీ సమాధానాలు ముందు మీ ఫోన్\u200cలో సేవ్ అవుతాయి, నెట్\u200cవర్క్ రాగానే సింక్ అవుతాయి.',
        link_label: 'టెస్ట్ రాయండి',
      },
      hi: {
        title: 'कमज़ोर नेटवर्क पर भी चलता है',
        text: 'आपके उत्तर पहले आपके फ़ोन पर सेव होते हैं और नेटवर्क आते ही सिंक हो जाते हैं।',
        link_label: 'टेस्ट दें',
      },
    },
  },
] as const
