import { say } from '../../../speech.ts'
import { ACTION, ARGUMENT, judgement } from './forms.ts'

export const ARGUMENTS = [
  judgement(
    ARGUMENT,
    'plastic-bags',
    'easy',
    {
      statement: say(
        'Should thin plastic bags be banned in the city?',
        'నగరంలో పలుచని ప్లాస్టిక్ సంచులను నిషేధించాలా?',
        'क्या नगर में पतली प्लास्टिक थैलियों पर रोक लगनी चाहिए?',
      ),
      first: say(
        'Yes, they block the drains and cause floods in the rains.',
        'అవును, అవి మురుగు కాలువలను మూసివేసి వర్షాకాలంలో వరదలకు కారణమవుతాయి.',
        'हाँ, वे नालियाँ जाम करके वर्षा में बाढ़ लाती हैं।',
      ),
      second: say(
        'No, they come in many beautiful colours.',
        'వద్దు, అవి ఎన్నో అందమైన రంగుల్లో వస్తాయి.',
        'नहीं, वे कई सुंदर रंगों में आती हैं।',
      ),
      why: say(
        'I names a serious harm that a ban would lessen. Colour has no weight in the matter; II is weak.',
        'I నిషేధంతో తగ్గే తీవ్రమైన హానిని చెబుతుంది. రంగుకు ఈ విషయంలో ప్రాధాన్యం లేదు; II బలహీనం.',
        'I एक गंभीर हानि बताता है जो रोक से घटेगी। रंग का इस विषय में महत्त्व नहीं; II कमज़ोर है।',
      ),
    },
    'first',
  ),
  judgement(
    ARGUMENT,
    'open-book',
    'medium',
    {
      statement: say(
        'Should students be allowed to use books in examinations?',
        'పరీక్షల్లో విద్యార్థులు పుస్తకాలు చూసేందుకు అనుమతించాలా?',
        'क्या परीक्षा में विद्यार्थियों को पुस्तकें देखने की अनुमति होनी चाहिए?',
      ),
      first: say(
        'Yes, questions could then test understanding instead of memory.',
        'అవును, అప్పుడు ప్రశ్నలు జ్ఞాపకశక్తిని కాక అవగాహనను పరీక్షించగలవు.',
        'हाँ, तब प्रश्न स्मृति के बजाय समझ की परीक्षा ले सकेंगे।',
      ),
      second: say(
        'No, students may then not learn the basic facts that their profession needs at once.',
        'వద్దు, వృత్తిలో తక్షణం అవసరమయ్యే ప్రాథమిక అంశాలను విద్యార్థులు నేర్చుకోకపోవచ్చు.',
        'नहीं, तब विद्यार्थी वे मूल तथ्य नहीं सीखेंगे जिनकी पेशे में तुरंत आवश्यकता होती है।',
      ),
      why: say(
        'Both name a weighty effect of the change on what is learnt, one for it and one against it.',
        'నేర్చుకునేదానిపై మార్పు చూపే ముఖ్య ప్రభావాన్ని రెండూ చెబుతాయి – ఒకటి అనుకూలంగా, ఒకటి వ్యతిరేకంగా.',
        'दोनों सीखने पर बदलाव के महत्त्वपूर्ण प्रभाव बताते हैं – एक पक्ष में, एक विपक्ष में।',
      ),
    },
    'both',
  ),
  judgement(
    ARGUMENT,
    'night-shops',
    'medium',
    {
      statement: say(
        'Should shops be allowed to stay open all night?',
        'దుకాణాలు రాత్రంతా తెరిచి ఉంచేందుకు అనుమతించాలా?',
        'क्या दुकानों को रात भर खुला रखने की अनुमति होनी चाहिए?',
      ),
      first: say(
        'Yes, some other country has done so.',
        'అవును, ఏదో ఒక దేశంలో అలా చేశారు.',
        'हाँ, किसी अन्य देश में ऐसा किया गया है।',
      ),
      second: say(
        'No, the owners would have to get up late.',
        'వద్దు, యజమానులు ఆలస్యంగా నిద్ర లేవాల్సి వస్తుంది.',
        'नहीं, मालिकों को देर से उठना पड़ेगा।',
      ),
      why: say(
        'An example alone gives no reason (I), and the hour at which owners get up is trivial (II).',
        'ఉదాహరణ ఒక్కటే కారణం కాదు (I); యజమానులు లేచే సమయం అల్పవిషయం (II).',
        'केवल उदाहरण कारण नहीं है (I) और मालिकों के उठने का समय तुच्छ बात है (II)।',
      ),
    },
    'neither',
  ),
].flat()

export const ACTIONS = [
  judgement(
    ACTION,
    'school-roof',
    'easy',
    {
      statement: say(
        'Engineers have found the roof of a village school unsafe; it may fall in the coming rains.',
        'ఒక గ్రామ పాఠశాల పైకప్పు ప్రమాదకరంగా ఉందని, రాబోయే వర్షాలకు కూలవచ్చని ఇంజనీర్లు గుర్తించారు.',
        'इंजीनियरों ने एक गाँव के विद्यालय की छत असुरक्षित पाई; वह आने वाली वर्षा में गिर सकती है।',
      ),
      first: say(
        'Classes should be moved to another building until the roof is repaired.',
        'పైకప్పు బాగు చేసే వరకు తరగతులను మరో భవనానికి మార్చాలి.',
        'छत की मरम्मत तक कक्षाएँ दूसरे भवन में चलाई जाएँ।',
      ),
      second: say(
        'The school should be closed for ever.',
        'పాఠశాలను శాశ్వతంగా మూసివేయాలి.',
        'विद्यालय सदा के लिए बंद कर दिया जाए।',
      ),
      why: say(
        'I removes the danger and keeps the lessons going. II is far out of proportion to a roof that can be repaired.',
        'I ప్రమాదాన్ని తొలగించి చదువును కొనసాగిస్తుంది. బాగు చేయగల పైకప్పుకు II అతి తీవ్రమైన చర్య.',
        'I संकट हटाता है और पढ़ाई जारी रखता है। छत की मरम्मत हो सकती है, इसलिए II आवश्यकता से कहीं अधिक कठोर कदम है।',
      ),
    },
    'first',
  ),
  judgement(
    ACTION,
    'fever-in-town',
    'medium',
    {
      statement: say(
        'The number of dengue patients in the town has risen sharply in the last two weeks.',
        'గత రెండు వారాల్లో పట్టణంలో డెంగ్యూ రోగుల సంఖ్య బాగా పెరిగింది.',
        'पिछले दो सप्ताह में नगर में डेंगू रोगियों की संख्या तेज़ी से बढ़ी है।',
      ),
      first: say(
        'Standing water, in which mosquitoes breed, should be removed at once.',
        'దోమలు పెరిగే నిల్వ నీటిని వెంటనే తొలగించాలి.',
        'मच्छर पनपने वाला ठहरा पानी तुरंत हटाया जाए।',
      ),
      second: say(
        'Hospitals should keep more beds and blood ready for these patients.',
        'ఈ రోగుల కోసం ఆసుపత్రులు ఎక్కువ పడకలు, రక్తం సిద్ధంగా ఉంచాలి.',
        'अस्पताल इन रोगियों के लिए अधिक बिस्तर और रक्त तैयार रखें।',
      ),
      why: say(
        'I fights the cause and II looks after those who are ill; both are practical and follow from the problem.',
        'I కారణాన్ని అరికడుతుంది, II రోగులను చూసుకుంటుంది; రెండూ ఆచరణీయం, సమస్యకు తగినవి.',
        'I कारण को रोकता है और II रोगियों की देखभाल करता है; दोनों व्यावहारिक और समस्या के अनुरूप हैं।',
      ),
    },
    'both',
  ),
  judgement(
    ACTION,
    'late-bus',
    'medium',
    {
      statement: say(
        'Passengers complain that the morning bus to the town has been late every day of this week.',
        'పట్టణానికి వెళ్లే ఉదయపు బస్సు ఈ వారం ప్రతి రోజూ ఆలస్యమైందని ప్రయాణికులు ఫిర్యాదు చేస్తున్నారు.',
        'यात्री शिकायत करते हैं कि नगर जाने वाली सुबह की बस इस सप्ताह हर दिन देर से आई।',
      ),
      first: say(
        'The driver should be dismissed at once without asking for reasons.',
        'కారణాలు అడగకుండానే డ్రైవర్‌ను వెంటనే తొలగించాలి.',
        'कारण पूछे बिना चालक को तुरंत हटा दिया जाए।',
      ),
      second: say(
        'The depot should find out why the bus is late and put it right.',
        'బస్సు ఎందుకు ఆలస్యమవుతోందో డిపో తెలుసుకుని సరిచేయాలి.',
        'डिपो देरी का कारण पता करके उसे ठीक करे।',
      ),
      why: say(
        'Nothing shows that the driver is at fault, so I is hasty. Finding and removing the cause (II) is the sensible step.',
        'తప్పు డ్రైవర్‌దే అని ఎక్కడా లేదు, కాబట్టి I తొందరపాటు. కారణం తెలుసుకుని తొలగించడం (II) సరైన చర్య.',
        'कहीं नहीं दिखता कि दोष चालक का है, इसलिए I जल्दबाज़ी है। कारण खोजकर दूर करना (II) उचित कदम है।',
      ),
    },
    'second',
  ),
].flat()
