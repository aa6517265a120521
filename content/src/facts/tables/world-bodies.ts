import { HEADQUARTERS, YEAR } from '../labels.ts'
import { factTable, t } from '../table.ts'

export const WORLD_BODIES = factTable({
  name: 'world-bodies',
  topic: 'institutions',
  settledBy: 'charters and sites of the organisations',
  columns: { body: t('Organisation', 'సంస్థ', 'संगठन'), seat: HEADQUARTERS, year: YEAR },
  rows: `
United Nations; ఐక్యరాజ్యసమితి; संयुक्त राष्ट्र | New York; న్యూయార్క్; न्यूयॉर्क | 1945
World Health Organization; ప్రపంచ ఆరోగ్య సంస్థ (WHO); विश्व स्वास्थ्य संगठन (WHO) | Geneva; జెనీవా; जिनेवा | 1948
International Labour Organization; అంతర్జాతీయ కార్మిక సంస్థ (ILO); अंतर्राष्ट्रीय श्रम संगठन (ILO) | Geneva; జెనీవా; जिनेवा | 1919
World Trade Organization; ప్రపంచ వాణిజ్య సంస్థ (WTO); विश्व व्यापार संगठन (WTO) | Geneva; జెనీవా; जिनेवा | 1995
UNESCO; యునెస్కో; यूनेस्को | Paris; పారిస్; पेरिस | 1945
UNICEF; యునిసెఫ్; यूनिसेफ़ | New York; న్యూయార్క్; न्यूयॉर्क | 1946
International Court of Justice; అంతర్జాతీయ న్యాయస్థానం; अंतर्राष्ट्रीय न्यायालय | The Hague; ద హేగ్; द हेग | -
SAARC; సార్క్; सार्क | Kathmandu; ఖాట్మండు; काठमांडू | 1985
NATO; నాటో; नाटो | Brussels; బ్రస్సెల్స్; ब्रुसेल्स | 1949
# medium
Food and Agriculture Organization; ఆహార, వ్యవసాయ సంస్థ (FAO); खाद्य और कृषि संगठन (FAO) | Rome; రోమ్; रोम | 1945
World Food Programme; ప్రపంచ ఆహార కార్యక్రమం; विश्व खाद्य कार्यक्रम | Rome; రోమ్; रोम | 1961
International Atomic Energy Agency; అంతర్జాతీయ అణుశక్తి సంస్థ (IAEA); अंतर्राष्ट्रीय परमाणु ऊर्जा एजेंसी (IAEA) | Vienna; వియన్నా; वियना | 1957
OPEC; ఒపెక్; ओपेक | Vienna; వియన్నా; वियना | 1960
Interpol; ఇంటర్‌పోల్; इंटरपोल | Lyon; లియాన్; लियोन | 1923
ASEAN; ఆసియాన్; आसियान | Jakarta; జకార్తా; जकार्ता | 1967
Amnesty International; అమ్నెస్టీ ఇంటర్నేషనల్; एमनेस्टी इंटरनेशनल | London; లండన్; लंदन | 1961
The Commonwealth (Secretariat); కామన్వెల్త్ (సచివాలయం); राष्ट्रमंडल (सचिवालय) | London; లండన్; लंदन | -
International Olympic Committee; అంతర్జాతీయ ఒలింపిక్ కమిటీ; अंतर्राष्ट्रीय ओलंपिक समिति | Lausanne; లాసాన్; लुसान | 1894
FIFA; ఫిఫా; फ़ीफ़ा | Zurich; జ్యూరిచ్; ज़्यूरिख | 1904
International Cricket Council; అంతర్జాతీయ క్రికెట్ మండలి (ICC); अंतर्राष्ट्रीय क्रिकेट परिषद (ICC) | Dubai; దుబాయ్; दुबई | 1909
UN Environment Programme; ఐక్యరాజ్యసమితి పర్యావరణ కార్యక్రమం (UNEP); संयुक्त राष्ट्र पर्यावरण कार्यक्रम (UNEP) | Nairobi; నైరోబి; नैरोबी | 1972
# hard
African Union; ఆఫ్రికా యూనియన్; अफ्रीकी संघ | Addis Ababa; అడిస్ అబాబా; अदीस अबाबा | -
Arab League; అరబ్ లీగ్; अरब लीग | Cairo; కైరో; काहिरा | -
BIMSTEC (Secretariat); బిమ్స్‌టెక్ (సచివాలయం); बिम्सटेक (सचिवालय) | Dhaka; ఢాకా; ढाका | 1997
Shanghai Cooperation Organisation (Secretariat); షాంఘై సహకార సంస్థ (సచివాలయం); शंघाई सहयोग संगठन (सचिवालय) | Beijing; బీజింగ్; बीजिंग | 2001
Universal Postal Union; యూనివర్సల్ పోస్టల్ యూనియన్; सार्वभौमिक डाक संघ | Bern; బెర్న్; बर्न | 1874
International Civil Aviation Organization; అంతర్జాతీయ పౌర విమానయాన సంస్థ (ICAO); अंतर्राष्ट्रीय नागर विमानन संगठन (ICAO) | Montreal; మాంట్రియల్; मॉन्ट्रियल | -
International Solar Alliance; అంతర్జాతీయ సౌర కూటమి; अंतर्राष्ट्रीय सौर गठबंधन | Gurugram; గురుగ్రామ్; गुरुग्राम | 2015
IUCN; IUCN (ప్రకృతి పరిరక్షణ సంఘం); IUCN (प्रकृति संरक्षण संघ) | Gland (Switzerland); గ్లాండ్ (స్విట్జర్లాండ్); ग्लैंड (स्विट्ज़रलैंड) | 1948
`,
  relations: [
    {
      of: 'body',
      to: 'seat',
      shape: 'many-to-one',
      ask: t('Where are the headquarters of “**{a}**”?', '**{a}** ప్రధాన కార్యాలయం ఎక్కడ ఉంది?', '**{a}** का मुख्यालय कहाँ है?'),
      askBack: t(
        'Which of these has its headquarters in **{b}**?',
        'వీటిలో **{b}**లో ప్రధాన కార్యాలయం ఉన్నది ఏది?',
        'इनमें से किसका मुख्यालय **{b}** में है?',
      ),
      tell: t('{a} has its headquarters in {b}.', '{a} ప్రధాన కార్యాలయం {b}లో ఉంది.', '{a} का मुख्यालय {b} में है।'),
    },
    {
      of: 'body',
      to: 'year',
      shape: 'many-to-one',
      ask: t('In which year was “**{a}**” founded?', '**{a}** ఏ సంవత్సరంలో ఏర్పడింది?', '**{a}** की स्थापना किस वर्ष हुई?'),
      tell: t('{a} was founded in {b}.', '{a} {b}లో ఏర్పడింది.', '{a} की स्थापना {b} में हुई।'),
      also: `
UNESCO | 1946`,
    },
  ],
})
