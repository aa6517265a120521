import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const exams: Translated<English> = {
  home: 'होम',
  exams: 'परीक्षाएँ',
  breadcrumb: 'आप यहाँ हैं',
  figures: 'संस्थान आँकड़ों में',
  sampleFigures: 'नमूना आँकड़े।',
  sample: 'नमूना',
  sections: 'इस पेज के भाग',
  countdown: {
    label: (name) => `${name} में बचे दिन`,
    exam: (name, year) => `${name} ${year}`,
    today: 'परीक्षा आज है!',
    daysLeft: () => 'दिन बाकी',
    date: (stage, label, tentative) => `${stage ?? 'परीक्षा तिथि'}: ${label}${tentative ? ' (संभावित)' : ''}`,
    held: (label) => `पिछली परीक्षा ${label}`,
  },
  series: {
    headline: (title, year) => `${title} टेस्ट सीरीज़ ${year}`,
    description: (title, year) =>
      `${title} टेस्ट सीरीज़ ${year}: नवीनतम परीक्षा पैटर्न पर ${title} मॉक टेस्ट, हल, रैंक और खंडवार अंक। परीक्षा तिथि, सिलेबस, मुफ़्त टेस्ट।`,
    trial: 'मुफ़्त शुरू करें',
    heading: 'टेस्ट सीरीज़',
    about: (name) => `${name} की पूरी जानकारी`,
    prices: 'पैकेज और कीमतें',
  },
  pattern: {
    inForce: 'वर्तमान परीक्षा पैटर्न',
    earlier: 'पुराना परीक्षा पैटर्न',
    earlierOf: (years) => `पुराना परीक्षा पैटर्न (${years})`,
    years: (years) => `वर्ष: ${years}`,
    stage: 'चरण',
    questions: 'प्रश्न',
    marks: 'अंक',
    time: 'समय',
    minutes: (minutes) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      if (hours === 0) return `${minutes} मिनट`
      const whole = hours === 1 ? '1 घंटा' : `${hours} घंटे`
      return rest === 0 ? whole : `${whole} ${rest} मिनट`
    },
    marking: (marking) => `अंकन: ${marking}`,
    options: (count) => `हर प्रश्न में ${count} विकल्प`,
    none: '–',
  },
  exam: {
    title: (name, year) =>
      year === null ? `${name}: पात्रता, पद और चयन प्रक्रिया` : `${name} ${year}: परीक्षा तिथि, पैटर्न, सिलेबस और पात्रता`,
    description: (name, year) =>
      year === null
        ? `${name}: परीक्षा कराने वाली संस्था, पात्रता, आयु सीमा, पद, चयन प्रक्रिया और अक्सर पूछे जाने वाले प्रश्न। देखें कि हमारे किन मॉक टेस्ट से अभ्यास करें।`
        : `${name} ${year}: परीक्षा तिथि, पैटर्न, सिलेबस, पात्रता, वेतन और चयन प्रक्रिया। असली परीक्षा स्क्रीन पर मुफ़्त मॉक टेस्ट, हल के साथ।`,
    when: (name, year) => `${name} ${year} कब है?`,
    whenAnswer: (date, usual) => `${date}।${usual === null ? '' : ` आम तौर पर: ${usual}।`} आधिकारिक अधिसूचना देखें।`,
    facts: 'एक नज़र में',
    body: 'परीक्षा कराने वाली संस्था',
    cycle: 'कितनी बार',
    usual: 'आम तौर पर किन महीनों में',
    languages: 'भाषाएँ',
    salary: 'वेतन',
    date: 'परीक्षा तिथि',
    lastHeld: 'पिछली परीक्षा',
    dateText: (stage, label, year, tentative) =>
      `${stage === null ? '' : `${stage}: `}${label} ${year}${tentative ? ' (संभावित)' : ''}`,
    noDate: 'अभी घोषित नहीं',
    pattern: 'परीक्षा पैटर्न',
    eligibility: 'पात्रता',
    selection: 'चयन प्रक्रिया',
    syllabus: 'सिलेबस',
    faq: 'अक्सर पूछे जाने वाले प्रश्न',
    tests: 'मॉक टेस्ट',
    others: 'संबंधित परीक्षाएँ',
    freeTests: 'सभी मुफ़्त टेस्ट देखें',
    openPage: (name) => `${name} पेज पर जाएँ`,
    check: 'तिथियाँ और विवरण पिछली अधिसूचनाओं पर आधारित हैं। आधिकारिक अधिसूचना देखें।',
  },
  notices: { none: 'अभी कोई सूचना नहीं है', noneText: 'संस्थान की नई सूचनाएँ यहाँ दिखेंगी।' },
  stories: { none: 'अभी कोई सफलता की कहानी नहीं है', noneText: 'हमारे छात्रों की सफलता की कहानियाँ यहाँ दिखेंगी।' },
  packages: {
    heading: 'पैकेज',
    none: 'अभी कोई पैकेज नहीं है',
    noneText: 'इन परीक्षाओं के लिए अभी कोई पैकेज नहीं है।',
    all: 'सभी पैकेज देखें',
  },
  yours: {
    title: 'आपकी परीक्षाएँ',
    description: '{exams} की परीक्षा तिथि, बचे दिन, पैटर्न, सिलेबस और पात्रता, सब एक ही पेज पर।',
    lead: 'जिन परीक्षाओं की आप तैयारी कर रहे हैं, बचे दिनों के साथ। बाकी परीक्षाएँ नीचे हैं।',
    hint: 'अपनी परीक्षाएँ चुनने के लिए लॉगिन करें। वे सबसे पहले, आपके पिछले अंकों के साथ दिखेंगी।',
    chosen: 'मेरी परीक्षाएँ',
    none: 'अभी कोई परीक्षा नहीं चुनी',
    noneText: 'नीचे किसी परीक्षा का तारा दबाएँ, वह यहाँ जुड़ जाएगी।',
    others: 'बाकी सभी परीक्षाएँ',
    all: 'सभी परीक्षाएँ',
    choose: (name) => `${name} को मेरी परीक्षाओं में जोड़ें`,
    drop: (name) => `${name} को मेरी परीक्षाओं से हटाएँ`,
    scores: 'पिछले अंक',
    noScores: 'अभी कोई टेस्ट नहीं दिया',
    score: (score, max) => `${max} में से ${score}`,
    tests: 'टेस्ट',
    practice: 'अभ्यास',
    information: 'जानकारी',
    failed: 'आपकी परीक्षाएँ लोड नहीं हुईं।',
    notSaved: 'सेव नहीं हुआ। कृपया फिर से कोशिश करें।',
    loading: 'आपकी परीक्षाएँ लोड हो रही हैं',
  },
}
