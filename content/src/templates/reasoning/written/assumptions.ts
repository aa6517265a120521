import { say } from '../../../speech.ts'
import { ASSUMPTION, CONCLUSION, judgement } from './forms.ts'

export const ASSUMPTIONS = [
  judgement(
    ASSUMPTION,
    'book-early',
    'easy',
    {
      statement: say(
        '“Book your bus ticket a week before the festival to be sure of a seat.” – a notice of a bus company',
        '“సీటు ఖచ్చితంగా దొరకాలంటే పండుగకు వారం ముందే బస్సు టికెట్ బుక్ చేసుకోండి.” – ఒక బస్సు సంస్థ ప్రకటన',
        '“सीट पक्की करने के लिए त्योहार से एक सप्ताह पहले बस टिकट बुक करें।” – एक बस कंपनी की सूचना',
      ),
      first: say(
        'Many people travel at the time of the festival.',
        'పండుగ సమయంలో చాలామంది ప్రయాణిస్తారు.',
        'त्योहार के समय बहुत लोग यात्रा करते हैं।',
      ),
      second: say(
        'Tickets are cheaper a week before the festival.',
        'పండుగకు వారం ముందు టికెట్లు చవకగా ఉంటాయి.',
        'त्योहार से एक सप्ताह पहले टिकट सस्ते होते हैं।',
      ),
      why: say(
        'The advice makes sense only if seats may run out, so I is taken for granted. Price is not mentioned; II is not needed.',
        'సీట్లు అయిపోయే అవకాశం ఉంటేనే ఈ సలహాకు అర్థం ఉంటుంది, కాబట్టి I అంతర్లీనం. ధర ప్రస్తావన లేదు; II అవసరం లేదు.',
        'सलाह तभी सार्थक है जब सीटें भर सकती हों, इसलिए I माना गया है। मूल्य की बात नहीं है; II आवश्यक नहीं।',
      ),
    },
    'first',
  ),
  judgement(
    ASSUMPTION,
    'online-forms',
    'medium',
    {
      statement: say(
        'The university has decided to accept applications only through its website from this year.',
        'ఈ ఏడాది నుండి దరఖాస్తులను తన వెబ్‌సైట్ ద్వారా మాత్రమే స్వీకరించాలని విశ్వవిద్యాలయం నిర్ణయించింది.',
        'विश्वविद्यालय ने इस वर्ष से आवेदन केवल अपनी वेबसाइट से स्वीकार करने का निर्णय लिया है।',
      ),
      first: say(
        'Applicants can reach and use the website.',
        'దరఖాస్తుదారులు వెబ్‌సైట్‌ను చేరుకుని వాడగలరు.',
        'आवेदक वेबसाइट तक पहुँचकर उसका उपयोग कर सकते हैं।',
      ),
      second: say(
        'The website can handle the applications that come in.',
        'వచ్చే దరఖాస్తులను వెబ్‌సైట్ నిర్వహించగలదు.',
        'वेबसाइट आने वाले आवेदनों को सँभाल सकती है।',
      ),
      why: say(
        'Nobody would close the other ways if applicants could not use the website or if it could not take in the forms; both are taken for granted.',
        'దరఖాస్తుదారులు వాడలేకపోతే, లేదా వెబ్‌సైట్ వాటిని స్వీకరించలేకపోతే ఇతర మార్గాలను ఎవరూ మూసివేయరు; రెండూ అంతర్లీనం.',
        'यदि आवेदक वेबसाइट का उपयोग न कर पाएँ या वेबसाइट उन्हें सँभाल न सके तो कोई अन्य रास्ते बंद नहीं करता; दोनों माने गए हैं।',
      ),
    },
    'both',
  ),
  judgement(
    ASSUMPTION,
    'helmet-fine',
    'medium',
    {
      statement: say(
        'The police have doubled the fine for riding without a helmet so that more riders wear one.',
        'ఎక్కువ మంది హెల్మెట్ ధరించేలా, హెల్మెట్ లేకుండా నడిపితే వేసే జరిమానాను పోలీసులు రెట్టింపు చేశారు.',
        'पुलिस ने बिना हेलमेट चलाने का जुर्माना दुगुना कर दिया ताकि अधिक चालक हेलमेट पहनें।',
      ),
      first: say(
        'All riders now ride without a helmet.',
        'ఇప్పుడు నడిపేవారందరూ హెల్మెట్ లేకుండానే నడుపుతున్నారు.',
        'अभी सभी चालक बिना हेलमेट चलाते हैं।',
      ),
      second: say(
        'A higher fine makes people more careful to follow a rule.',
        'ఎక్కువ జరిమానా ఉంటే ప్రజలు నియమాన్ని ఎక్కువగా పాటిస్తారు.',
        'अधिक जुर्माना लोगों को नियम मानने के लिए प्रेरित करता है।',
      ),
      why: say(
        'The purpose named needs only that a fine works on people (II). “All riders” is far more than the statement needs, so I is not implicit.',
        'పేర్కొన్న ఉద్దేశానికి జరిమానా ప్రభావం చూపుతుందన్నది (II) చాలు. “అందరూ” అనేది అవసరానికి మించినది, కాబట్టి I అంతర్లీనం కాదు.',
        'बताए उद्देश्य के लिए इतना ही चाहिए कि जुर्माना असर करे (II)। “सभी चालक” आवश्यकता से बहुत अधिक है, इसलिए I निहित नहीं।',
      ),
    },
    'second',
  ),
  judgement(
    ASSUMPTION,
    'evening-library',
    'hard',
    {
      statement: say(
        '“The town library will stay open until 10 p.m. from Monday.” – a notice at the door of the library',
        '“సోమవారం నుండి పట్టణ గ్రంథాలయం రాత్రి 10 గంటల వరకు తెరిచి ఉంటుంది.” – గ్రంథాలయం తలుపు వద్ద నోటీసు',
        '“सोमवार से नगर पुस्तकालय रात 10 बजे तक खुला रहेगा।” – पुस्तकालय के द्वार पर सूचना',
      ),
      first: say(
        'The number of members of the library has fallen.',
        'గ్రంథాలయ సభ్యుల సంఖ్య తగ్గింది.',
        'पुस्तकालय के सदस्यों की संख्या घटी है।',
      ),
      second: say(
        'Other libraries of the town close at 8 p.m.',
        'పట్టణంలోని ఇతర గ్రంథాలయాలు రాత్రి 8 గంటలకు మూసివేస్తారు.',
        'नगर के अन्य पुस्तकालय रात 8 बजे बंद होते हैं।',
      ),
      why: say(
        'The notice only tells of new hours. Neither a fall in members nor the hours of others has to be true for it to make sense.',
        'నోటీసు కొత్త సమయాలను మాత్రమే చెబుతుంది. దానికి సభ్యులు తగ్గడం గానీ, ఇతరుల సమయాలు గానీ నిజం కానవసరం లేదు.',
        'सूचना केवल नया समय बताती है। उसके सार्थक होने के लिए न सदस्यों का घटना आवश्यक है, न दूसरों का समय।',
      ),
    },
    'neither',
  ),
].flat()

export const CONCLUSIONS = [
  judgement(
    CONCLUSION,
    'only-trained',
    'easy',
    {
      statement: say(
        'Only persons who have passed the training may drive the new buses. Ravi drives a new bus, as the rule allows.',
        'శిక్షణలో ఉత్తీర్ణులైనవారు మాత్రమే కొత్త బస్సులు నడపవచ్చు. రవి కొత్త బస్సు నడుపుతున్నారు, నియమం ప్రకారమే.',
        'केवल प्रशिक्षण उत्तीर्ण व्यक्ति ही नई बसें चला सकते हैं। रवि नियम के अनुसार नई बस चलाता है।',
      ),
      first: say('Ravi has passed the training.', 'రవి శిక్షణలో ఉత్తీర్ణులయ్యారు.', 'रवि ने प्रशिक्षण उत्तीर्ण किया है।'),
      second: say(
        'Everybody who has passed the training drives a new bus.',
        'శిక్షణలో ఉత్తీర్ణులైన ప్రతి ఒక్కరూ కొత్త బస్సు నడుపుతారు.',
        'प्रशिक्षण उत्तीर्ण हर व्यक्ति नई बस चलाता है।',
      ),
      why: say(
        '“Only the trained may drive” makes Ravi one of the trained (I). It does not say that all of the trained drive, so II does not follow.',
        '“శిక్షణ పొందినవారు మాత్రమే” అంటే రవి శిక్షణ పొందినవారే (I). శిక్షణ పొందిన అందరూ నడుపుతారని చెప్పలేదు, కాబట్టి II రాదు.',
        '“केवल प्रशिक्षित” से रवि प्रशिक्षित है (I)। यह नहीं कहा कि सभी प्रशिक्षित चलाते हैं, इसलिए II नहीं निकलता।',
      ),
    },
    'first',
  ),
  judgement(
    CONCLUSION,
    'rain-and-crop',
    'medium',
    {
      statement: say(
        'In each of the last five years the district had less rain than in the year before, yet its rice harvest grew every year.',
        'గత ఐదేళ్లలో ప్రతి ఏడాది జిల్లాలో అంతకు ముందు ఏడాది కంటే తక్కువ వర్షం పడింది, అయినా వరి దిగుబడి ప్రతి ఏడాది పెరిగింది.',
        'पिछले पाँच वर्षों में हर वर्ष ज़िले में पिछले वर्ष से कम वर्षा हुई, फिर भी धान की उपज हर वर्ष बढ़ी।',
      ),
      first: say('Rice needs no rain.', 'వరికి వర్షం అవసరం లేదు.', 'धान को वर्षा की आवश्यकता नहीं।'),
      second: say(
        'A year with less rain than the year before can bring a larger rice harvest.',
        'అంతకు ముందు ఏడాది కంటే తక్కువ వర్షం పడిన ఏడాదిలోనూ వరి దిగుబడి పెరగవచ్చు.',
        'पिछले वर्ष से कम वर्षा वाले वर्ष में भी धान की उपज बढ़ सकती है।',
      ),
      why: say(
        'It happened five times, so it can happen (II). Less rain is not no rain; I goes far beyond the statement.',
        'ఐదుసార్లు జరిగింది, కాబట్టి జరగవచ్చు (II). తక్కువ వర్షం అంటే వర్షం లేకపోవడం కాదు; I ప్రకటనను మించినది.',
        'ऐसा पाँच बार हुआ, अतः हो सकता है (II)। कम वर्षा का अर्थ वर्षा न होना नहीं; I कथन से बहुत आगे जाता है।',
      ),
    },
    'second',
  ),
  judgement(
    CONCLUSION,
    'no-late-train',
    'medium',
    {
      statement: say(
        'All trains of Monday were on time. The Godavari train ran on Monday; it was late on Tuesday.',
        'సోమవారం రైళ్లన్నీ సమయానికి వచ్చాయి. గోదావరి రైలు సోమవారం నడిచింది; మంగళవారం ఆలస్యమైంది.',
        'सोमवार की सभी ट्रेनें समय पर थीं। गोदावरी ट्रेन सोमवार को चली; मंगलवार को वह देर से आई।',
      ),
      first: say(
        'The Godavari train was on time on Monday.',
        'సోమవారం గోదావరి రైలు సమయానికి వచ్చింది.',
        'सोमवार को गोदावरी ट्रेन समय पर थी।',
      ),
      second: say(
        'Not all trains of Tuesday were on time.',
        'మంగళవారం రైళ్లన్నీ సమయానికి రాలేదు.',
        'मंगलवार की सभी ट्रेनें समय पर नहीं थीं।',
      ),
      why: say(
        'It is one of the trains of Monday (I), and one late train is enough to say that not all were on time (II).',
        'అది సోమవారం రైళ్లలో ఒకటి (I); ఒక రైలు ఆలస్యమైనా అన్నీ సమయానికి రాలేదని చెప్పవచ్చు (II).',
        'वह सोमवार की ट्रेनों में से है (I); एक ट्रेन की देरी से ही सब समय पर नहीं रहीं (II)।',
      ),
    },
    'both',
  ),
  judgement(
    CONCLUSION,
    'most-members',
    'hard',
    {
      statement: say(
        'Of the members of a club 60% are students and 55% play chess.',
        'ఒక క్లబ్ సభ్యుల్లో 60% మంది విద్యార్థులు, 55% మంది చెస్ ఆడేవారు.',
        'एक क्लब के 60% सदस्य विद्यार्थी हैं और 55% सदस्य शतरंज खेलते हैं।',
      ),
      first: say(
        'All students of the club play chess.',
        'క్లబ్‌లోని విద్యార్థులందరూ చెస్ ఆడతారు.',
        'क्लब के सभी विद्यार्थी शतरंज खेलते हैं।',
      ),
      second: say(
        'No member who is not a student plays chess.',
        'విద్యార్థి కాని సభ్యులెవరూ చెస్ ఆడరు.',
        'कोई गैर-विद्यार्थी सदस्य शतरंज नहीं खेलता।',
      ),
      why: say(
        'Two majorities must share some members, but neither “all students” nor “no other” follows.',
        'రెండు అధిక సంఖ్యలకు కొందరు ఉమ్మడిగా ఉంటారు; కానీ “అందరు విద్యార్థులు”, “ఇతరులెవరూ కాదు” అనేవి రావు.',
        'दो बहुमतों में कुछ सदस्य साझे होते हैं, पर न “सभी विद्यार्थी” और न “कोई अन्य नहीं” निकलता है।',
      ),
    },
    'neither',
  ),
].flat()
