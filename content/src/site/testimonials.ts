/** Invented people, shown as samples until the institute puts its own students in their place. */
export const TESTIMONIALS = [
  {
    key: 'lakshmi',
    name: 'Lakshmi P.',
    role: 'ICET student',
    text: 'The exam screen was the same as in the mock tests: sections, palette and timer. I could start answering at once.',
    translations: {
      te: { role: 'ICET విద్యార్థిని', text: 'పరీక్ష స్క్రీన్ మాక్ టెస్టుల్లో ఉన్నట్టే ఉంది: సెక్షన్లు, పాలెట్, టైమర్. వెంటనే సమాధానాలు రాయగలిగాను.' },
      hi: {
        role: 'ICET छात्रा',
        text: 'परीक्षा की स्क्रीन बिल्कुल मॉक टेस्ट जैसी थी: सेक्शन, पैलेट और टाइमर। मैं तुरंत उत्तर देना शुरू कर सकी।',
      },
    },
  },
  {
    key: 'imran',
    name: 'Imran S.',
    role: 'SSC CGL student',
    text: 'The solutions showed me which topics were weak. After that I knew what to study every evening.',
    translations: {
      te: {
        role: 'SSC CGL విద్యార్థి',
        text: 'ఏ టాపిక్\u200cలలో వెనకబడి ఉన్నానో సాల్యూషన్లు చూసి తెలిసింది. ఆ తర్వాత రోజూ సాయంత్రం ఏం చదవాలో స్పష్టత వచ్చింది.',
      },
      hi: {
        role: 'SSC CGL छात्र',
        text: 'हल देखकर पता चला कि कौन-से टॉपिक कमज़ोर हैं। उसके बाद हर शाम क्या पढ़ना है, यह साफ़ था।',
      },
    },
  },
  {
    key: 'divya',
    name: 'Divya R.',
    role: 'IBPS PO student',
    text: 'I practise on the bus. Even when the network goes, the test continues and all my answers are saved.',
    translations: {
      te: { role: 'IBPS PO విద్యార్థిని', text: 'నేను బస్సులో ప్రాక్టీస్ చేస్తాను. నెట్\u200cవర్క్ పోయినా టెస్ట్ ఆగదు, నా సమాధానాలన్నీ సేవ్ అవుతాయి.' },
      hi: {
        role: 'IBPS PO छात्रा',
        text: 'मैं बस में अभ्यास करती हूँ। नेटवर्क जाने पर भी टेस्ट चलता रहता है और मेरे सभी उत्तर सेव रहते हैं।',
      },
    },
  },
  {
    key: 'joseph',
    name: 'Joseph K.',
    role: 'RRB NTPC student',
    text: 'The time spent on each question is shown. I learnt to skip the long ones and my score improved.',
    translations: {
      te: {
        role: 'RRB NTPC విద్యార్థి',
        text: 'ఒక్కో ప్రశ్నకు ఎంత సమయం పట్టిందో చూపిస్తుంది. ఎక్కువ సమయం పట్టే ప్రశ్నలు వదిలేయడం నేర్చుకున్నాను, నా స్కోరు పెరిగింది.',
      },
      hi: { role: 'RRB NTPC छात्र', text: 'हर प्रश्न पर लगा समय दिखता है। मैंने लंबे प्रश्न छोड़ना सीखा और मेरा स्कोर बढ़ा।' },
    },
  },
] as const
