/** Invented people, shown as samples until the institute puts its own students in their place. */
export const SUCCESS_STORIES = [
  {
    key: 'nimcet-arjun',
    exam: 'nimcet',
    name: 'Arjun V.',
    rank: 'AIR 48',
    institute: 'NIT Warangal',
    quote: 'Mathematics has the most marks in NIMCET. I took one timed test every day and read every solution.',
    translations: {
      te: {
        rank: 'ఆలిండియా ర్యాంకు 48',
        quote: 'NIMCETలో గణితానికి ఎక్కువ మార్కులు. రోజూ సమయం పెట్టుకుని ఒక టెస్ట్ రాసి, ప్రతి సాల్యూషన్ చదివాను.',
      },
      hi: {
        rank: 'अखिल भारतीय रैंक 48',
        quote: 'NIMCET में गणित के सबसे ज़्यादा अंक हैं। मैंने रोज़ समय लगाकर एक टेस्ट दिया और हर हल पढ़ा।',
      },
    },
  },
  {
    key: 'nimcet-swathi',
    exam: 'nimcet',
    name: 'Swathi M.',
    rank: 'AIR 112',
    institute: 'NIT Trichy',
    quote: 'There is negative marking. The mock tests taught me which questions to leave.',
    translations: {
      te: { rank: 'ఆలిండియా ర్యాంకు 112', quote: 'నెగెటివ్ మార్కులు ఉంటాయి. ఏ ప్రశ్నలు వదిలేయాలో మాక్ టెస్టుల వల్ల తెలిసింది.' },
      hi: { rank: 'अखिल भारतीय रैंक 112', quote: 'नेगेटिव मार्किंग होती है। कौन-से प्रश्न छोड़ने हैं, यह मॉक टेस्ट से सीखा।' },
    },
  },
  {
    key: 'nimcet-naveen',
    exam: 'nimcet',
    name: 'Naveen T.',
    rank: 'AIR 205',
    institute: 'NIT Surathkal',
    quote:
      'I finished computer awareness first because it is short. In the last month I could solve the 40 reasoning questions within 30 minutes.',
    translations: {
      te: {
        rank: 'ఆలిండియా ర్యాంకు 205',
        quote: 'కంప్యూటర్ అవగాహన చిన్నది కాబట్టి ముందు పూర్తి చేశాను. చివరి నెలలో 40 రీజనింగ్ ప్రశ్నలు 30 నిమిషాల్లో చేయగలిగాను.',
      },
      hi: {
        rank: 'अखिल भारतीय रैंक 205',
        quote: 'कंप्यूटर अवेयरनेस छोटा है, इसलिए पहले पूरा किया। आख़िरी महीने में मैं रीज़निंग के 40 प्रश्न 30 मिनट में कर लेता था।',
      },
    },
  },
] as const
