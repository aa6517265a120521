import type { CorrectionKind } from '@pariksha/domain/marking/key-correction'
import { rupees } from '@pariksha/domain/rupees'
import { termText } from '@pariksha/domain/term'
import type * as Facts from './facts.ts'
import type { MailTexts } from './texts.ts'

const codeText = (code: string, about: string, otherwise: string): string =>
  `आपका कोड: ${code}\n\n${about}\n\n${otherwise}`

const endWithContact = (contact: string): string => (contact === '' ? '।' : `: ${contact}.`)

const terms = ({ title, price, months }: Facts.Package): string =>
  `${title}, ${rupees(price, 'रु. ')}, अवधि ${termText(months, 'hi')}`

const KINDS: Readonly<Record<CorrectionKind, string>> = {
  'key-changed': 'सही उत्तर दूसरा है',
  'several-accepted': 'एक से ज़्यादा उत्तर सही माने गए हैं',
  'marks-to-all': 'प्रश्न हटा दिया गया है, उसके अंक सबको दिए गए हैं',
  'marks-to-attempted': 'प्रश्न हटा दिया गया है, जिन्होंने उसका उत्तर दिया था उन सबको अंक दिए गए हैं',
  'maximum-lowered': 'प्रश्न हटा दिया गया है, उसके अंक कुल अंकों से घटा दिए गए हैं',
}

export const texts: MailTexts = {
  signUpCode: ({ institute, code }) => ({
    subject: `साइन अप कोड: ${institute}`,
    text: codeText(
      code,
      'यह ईमेल पता आपका है, इसे पक्का करने के लिए साइन अप पेज पर यह कोड लिखें। यह दस मिनट तक मान्य है।',
      'अगर आपने खाता नहीं माँगा था, तो इस ईमेल पर ध्यान न दें।',
    ),
  }),
  passwordCode: ({ institute, code }) => ({
    subject: `पासवर्ड कोड: ${institute}`,
    text: codeText(
      code,
      'नया पासवर्ड बनाने के लिए यह कोड लिखें। यह दस मिनट तक मान्य है।',
      'अगर आपने यह नहीं माँगा था, तो इस ईमेल पर ध्यान न दें। आपका पासवर्ड नहीं बदलेगा।',
    ),
  }),
  newAddressCode: ({ institute, code }) => ({
    subject: `अपने नए ईमेल पते की पुष्टि करें: ${institute}`,
    text: codeText(
      code,
      'आगे से यह ईमेल पता इस्तेमाल करने के लिए अपनी प्रोफ़ाइल में यह कोड लिखें। यह दस मिनट तक मान्य है।',
      'अगर आपने यह नहीं माँगा था, तो इस ईमेल पर ध्यान न दें। कुछ नहीं बदलेगा।',
    ),
  }),
  ownerCode: ({ institute, code }) => ({
    subject: `पुष्टि का कोड: ${institute}`,
    text: codeText(
      code,
      'जहाँ पूछा गया है कि क्या यह आप ही हैं, वहाँ यह कोड लिखें: ईमेल पता या पासवर्ड बदलने, फ़ोन नंबर की पुष्टि करने या खाता हटाने के लिए। यह दस मिनट तक मान्य है।',
      'अगर आपने यह नहीं माँगा था, तो आपके खाते में कोई और लॉगिन है। अपने प्रोफ़ाइल पेज पर बाकी सभी डिवाइस लॉगआउट करें।',
    ),
  }),
  alreadyRegistered: ({ institute, site }) => ({
    subject: `आपका खाता पहले से है: ${institute}`,
    text: `किसी ने इस ईमेल पते से साइन अप करना चाहा, पर इससे पहले से खाता है।

अगर वह आप थे, तो यहाँ लॉगिन करें:
${site}/login
पासवर्ड भूल गए हों तो वहीं नया बना सकते हैं।

अगर वह आप नहीं थे, तो इस ईमेल पर ध्यान न दें। कुछ नहीं बदला है।`,
  }),
  addressWanted: ({ institute }) => ({
    subject: 'आपका ईमेल पता किसी दूसरे खाते के लिए लिखा गया',
    text: `किसी ने ${institute} में दूसरे खाते के लिए यह ईमेल पता लिखा। इसे नहीं माना गया, क्योंकि यह पता आपके खाते का है।

आपको कुछ नहीं करना है। कुछ नहीं बदला है।`,
  }),
  addressChanged: ({ institute, contact }) => ({
    subject: `आपका ईमेल पता बदल गया है: ${institute}`,
    text: `आपके खाते का ईमेल पता अब नया है। अब आप इस पते से लॉगिन नहीं कर सकते।

अगर यह आपने नहीं किया, तो तुरंत संस्थान से संपर्क करें${endWithContact(contact)}`,
  }),
  passwordChanged: ({ institute, contact }) => ({
    subject: `आपका पासवर्ड बदल गया है: ${institute}`,
    text: `आपके खाते का पासवर्ड अब नया है, और बाकी सभी डिवाइस लॉगआउट हो गए हैं।

अगर यह आपने नहीं किया, तो लॉगिन पेज पर “पासवर्ड भूल गए?” चुनकर तुरंत नया पासवर्ड बनाएँ, और संस्थान से संपर्क करें${endWithContact(contact)}`,
  }),
  signInLink: ({ institute, site, ticket, minutes }) => ({
    subject: `आपका लॉगिन लिंक: ${institute}`,
    text: `लॉगिन करने के लिए ${minutes} मिनट के अंदर यह लिंक खोलें और बटन दबाएँ:
${site}/login#link=${ticket}

यह लिंक एक ही बार काम करता है। आपने या आपकी ओर से किसी ने लॉगिन में मदद माँगी थी, इसलिए ${institute} ने इसे भेजा है। अगर आपने नहीं माँगी थी, तो इस ईमेल पर ध्यान न दें।`,
  }),
  addressCorrected: ({ institute, contact }) => ({
    subject: `आपका ईमेल पता बदल गया है: ${institute}`,
    text: `अनुरोध पर ${institute} के कर्मचारियों ने आपके खाते का ईमेल पता बदल दिया है। अब आप इस पते से लॉगिन नहीं कर सकते।

अगर आपने यह नहीं कहा था, तो तुरंत संस्थान से संपर्क करें${endWithContact(contact)}`,
  }),
  phoneCorrected: ({ institute, contact }) => ({
    subject: `आपका फ़ोन नंबर बदल गया है: ${institute}`,
    text: `अनुरोध पर ${institute} के कर्मचारियों ने आपके खाते का फ़ोन नंबर बदल दिया है।

अगर आपने यह नहीं कहा था, तो तुरंत संस्थान से संपर्क करें${endWithContact(contact)}`,
  }),
  addressProposed: ({ institute, site, code, hours }) => ({
    subject: `अपने नए ईमेल पते की पुष्टि करें: ${institute}`,
    text: codeText(
      code,
      `${institute} के कर्मचारियों ने आपके खाते के लिए यह ईमेल पता लिखा है। पहले की तरह लॉगिन करें और ${hours} घंटे के अंदर अपनी प्रोफ़ाइल में यह कोड लिखें:
${site}/profile`,
      `अगर आप ${institute} को नहीं जानते, तो इस ईमेल पर ध्यान न दें। कुछ नहीं बदलेगा।`,
    ),
  }),
  otherAddressProposed: ({ institute, site, contact }) => ({
    subject: `आपके खाते के लिए दूसरा ईमेल पता: ${institute}`,
    text: `अनुरोध पर ${institute} के कर्मचारियों ने आपके खाते के लिए दूसरा ईमेल पता लिखा है। अभी कुछ नहीं बदला है: नए पते पर भेजा गया कोड लिखने तक आप इसी पते से लॉगिन करें।

अगर आपने यह नहीं कहा था, तो अपने प्रोफ़ाइल पेज पर “पुराना ईमेल रहने दें” चुनें:
${site}/profile
संस्थान से भी संपर्क करें${endWithContact(contact)}`,
  }),
  newAccount: ({ institute, site, name }) => ({
    subject: `आपका नया खाता तैयार है: ${institute}`,
    text: `${name === null ? '' : `${name}, `}${institute} ने आपके लिए एक खाता बनाया है।

इसे इस्तेमाल करने के लिए पासवर्ड बनाएँ:
${site}/login/forgot
वहाँ यह ईमेल पता लिखें। आपको ईमेल से एक कोड मिलेगा, उससे पासवर्ड बनाएँ।

अगर आप ${institute} को नहीं जानते, तो इस ईमेल पर ध्यान न दें।`,
  }),
  packageGiven: ({ institute, site, title, months }) => ({
    subject: `आपके टेस्ट खुल गए हैं: ${title}`,
    text: `${institute} ने आपके लिए ${title} खोल दिया है, अवधि ${termText(months, 'hi')}। आपको कुछ नहीं चुकाना है।

अपने टेस्ट और उन्हें देने की आखिरी तारीख यहाँ देखें:
${site}/library`,
  }),
  erased: ({ institute, contact }) => ({
    subject: `आपका खाता हटा दिया गया है: ${institute}`,
    text: `आपके कहने पर ${institute} ने आपका खाता और उसके टेस्ट, परिणाम, ऑर्डर और डाउट हटा दिए हैं। रिकॉर्ड में बस यह रहता है कि ऐसा कब और क्यों किया गया; पहले के बैकअप की जगह समय के साथ नए आ जाते हैं।

अगर आपने यह नहीं कहा था, तो संस्थान से संपर्क करें${endWithContact(contact)}`,
  }),
  erasedByOwner: ({ institute, contact }) => ({
    subject: `आपका खाता हटा दिया गया है: ${institute}`,
    text: `${institute} में आपका खाता और उसके टेस्ट, परिणाम, ऑर्डर और डाउट प्रोफ़ाइल पेज से हटा दिए गए हैं। इन्हें वापस नहीं पाया जा सकता। जो चुकाया गया था, उसका रिकॉर्ड आपके नाम के बिना रहता है; पहले के बैकअप की जगह समय के साथ नए आ जाते हैं।

अगर यह आपने नहीं किया, तो संस्थान से संपर्क करें${endWithContact(contact)}`,
  }),
  orderReceived: ({ site, ...order }) => ({
    subject: `ऑर्डर मिल गया: ${order.title}`,
    text: `आपका ऑर्डर: ${terms(order)}। अभी कुछ नहीं चुकाया गया है। आपका ऑर्डर नंबर ${order.id} है।

भुगतान के बारे में ${order.institute} आपको फ़ोन या ईमेल करेगा। संस्थान के ऑर्डर मंज़ूर करते ही आपके टेस्ट खुल जाएँगे।${
      order.contact === '' ? '' : `\nआप भी ${order.institute} से संपर्क कर सकते हैं: ${order.contact}.`
    }

अपना ऑर्डर देखें या रद्द करें:
${site}/library`,
  }),
  orderApproved: ({ site, ...order }) => ({
    subject: `आपके टेस्ट खुल गए हैं: ${order.title}`,
    text: `आपका ऑर्डर ${order.id} मंज़ूर हो गया है: ${terms(order)}।

अपने टेस्ट और उन्हें देने की आखिरी तारीख यहाँ देखें:
${site}/library`,
  }),
  orderDeclined: (order) => ({
    subject: `आपका ऑर्डर मंज़ूर नहीं हुआ: ${order.title}`,
    text: `${order.institute} ने आपका ऑर्डर ${order.id} (${terms(order)}) मंज़ूर नहीं किया। टेस्ट नहीं खोले गए।${
      order.contact === ''
        ? ''
        : `\n\nअगर आप भुगतान कर चुके हैं या कारण जानना चाहते हैं, तो ${order.institute} से संपर्क करें: ${order.contact}.`
    }`,
  }),
  orderRevoked: ({ institute, site, id, title, reason, contact }) => ({
    subject: `आपके ऑर्डर की मंज़ूरी वापस ली गई: ${title}`,
    text: `${institute} ने आपके ऑर्डर ${id} की मंज़ूरी वापस ले ली है: ${title}। उससे खुले टेस्ट फिर से लॉक हो गए हैं; जो टेस्ट आपके किसी दूसरे पैकेज में हैं, वे खुले रहेंगे। आप जो टेस्ट दे चुके हैं, वे और उनके परिणाम बने रहेंगे।
कारण: ${reason}${
      contact === ''
        ? ''
        : `\n\nअगर आपने इसके लिए भुगतान किया है, या आपको लगता है कि यह गलती है, तो ${institute} से संपर्क करें: ${contact}.`
    }

अपने ऑर्डर यहाँ देखें:
${site}/library`,
  }),
  doubtAnswered: ({ site, id, title }) => ({
    subject: `आपके डाउट का उत्तर आ गया है: ${title}`,
    text: `आपके डाउट "${title}" का उत्तर आ गया है।

उत्तर पढ़ें, या आगे कुछ पूछें:
${site}/ask/${id}`,
  }),
  shiftReminder: ({ site, title, shift, testId, opens, closes }) => ({
    subject: `शिफ़्ट ${shift} की शुरुआत: ${opens}, ${title}`,
    text: `${title}, शिफ़्ट ${shift}।
शुरुआत: ${opens} (भारतीय समय)।
प्रवेश बंद होने का समय: ${closes}।

टेस्ट यहाँ शुरू करें:
${site}/test/${testId}

आपने इस शिफ़्ट के लिए रजिस्टर किया है, इसलिए यह ईमेल आया है।`,
  }),
  shiftMoved: ({ site, title, shift, mockId, testId, before, opens, closes, commonStart }) => ({
    subject: `शिफ़्ट ${shift} का नया समय: ${opens}, ${title}`,
    text: `${title}, शिफ़्ट ${shift} का समय बदल गया है। पहले का समय: ${before}।

नया समय: ${opens} (भारतीय समय)। ${commonStart ? 'टेस्ट सबके लिए उसी समय शुरू होगा।' : 'आप तब से शुरू कर सकते हैं।'} प्रवेश बंद होने का समय: ${closes}।

आपकी सीट बनी हुई है। टेस्ट यहाँ शुरू करें:
${site}/test/${testId}

साथ की फ़ाइल आपके कैलेंडर में समय बदल देती है। अगर आप नए समय पर नहीं आ सकते, तो शिफ़्ट बदल सकते हैं या अपनी सीट छोड़ सकते हैं:
${site}/live-mocks/${mockId}`,
  }),
  shiftCalledOff: ({ site, title, shift, mockId, opens, reason }) => ({
    subject: `शिफ़्ट ${shift} रद्द कर दी गई है: ${title}`,
    text: `${title}, शिफ़्ट ${shift} रद्द कर दी गई है। शुरू होने का समय यह था: ${opens} (भारतीय समय)।
कारण: ${reason}

आपका रजिस्ट्रेशन अब नहीं रहा। देखें कि किसी और शिफ़्ट में सीट है या नहीं, और उसके लिए रजिस्टर करें:
${site}/live-mocks/${mockId}

साथ की फ़ाइल इसे आपके कैलेंडर से हटा देती है।`,
  }),
  keyCorrected: ({ title, questionNumber, kind, reason, reply, marks }) => ({
    subject: `आपके अंक सुधारे गए हैं: ${title}`,
    text: `${title} के प्रश्न ${questionNumber} की कुंजी सुधारी गई है: ${KINDS[kind]}।
कारण: ${reason}
${reply ? `\nआपकी आपत्ति मान ली गई: ${reply}\n` : ''}
${marks
  .map(
    (one) =>
      `आपके अंक: पहले ${one.maximumBefore} में से ${one.before}, अब ${one.maximum} में से ${one.now}।${one.rank ? `\nआपकी रैंक: ${one.rank.of} में पहले ${one.rank.before}, अब ${one.rank.after}।` : ''}\n${one.address}`,
  )
  .join('\n\n')}

टेस्ट देने वाले सभी के अंक फिर से दिए गए हैं, और रैंक फिर से गिनी गई हैं।`,
  }),
  challengeDecided: ({ title, questionNumber, decision, reply, address }) => {
    const decided = decision === 'accepted' ? 'मान ली गई' : 'नहीं मानी गई'
    return {
      subject: `प्रश्न ${questionNumber} पर आपकी आपत्ति ${decided}: ${title}`,
      text: `${title} के प्रश्न ${questionNumber} पर आपकी आपत्ति ${decided} है।

${reply}

${address}`,
    }
  },
}
