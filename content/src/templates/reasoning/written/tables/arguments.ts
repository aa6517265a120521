import { ARGUMENT } from '../forms.ts'
import { judgements } from '../table.ts'

export const MORE_ARGUMENTS = judgements(
  ARGUMENT,
  `
smoke-in-parks | easy | first
Should smoking be forbidden in public parks? | బహిరంగ ఉద్యానవనాల్లో పొగ తాగడాన్ని నిషేధించాలా? | क्या सार्वजनिक उद्यानों में धूम्रपान पर रोक लगनी चाहिए?
Yes, the smoke harms others who come there to walk and to play. | అవును, నడవడానికి, ఆడుకోవడానికి వచ్చే ఇతరులకు పొగ హాని చేస్తుంది. | हाँ, धुआँ वहाँ टहलने और खेलने आने वाले दूसरों को हानि पहुँचाता है।
No, most parks are kept green. | వద్దు, చాలా ఉద్యానవనాలు పచ్చగా ఉంటాయి. | नहीं, अधिकतर उद्यान हरे-भरे हैं।
I names a harm to others that the rule would end. The green of a park has nothing to do with smoking; II is weak. | ఇతరులకు కలిగే హానిని, నిషేధంతో అది ఆగుతుందని I చెబుతుంది. పచ్చదనానికీ పొగకూ సంబంధం లేదు; II బలహీనం. | I दूसरों की हानि बताता है जो रोक से समाप्त होगी। हरियाली का धूम्रपान से संबंध नहीं; II कमज़ोर है।

swimming | easy | second
Should every school teach its pupils to swim? | ప్రతి పాఠశాలా విద్యార్థులకు ఈత నేర్పాలా? | क्या हर विद्यालय को विद्यार्थियों को तैरना सिखाना चाहिए?
No, their hair would be wet afterwards. | వద్దు, ఆ తర్వాత వారి జుట్టు తడిగా ఉంటుంది. | नहीं, बाद में उनके बाल गीले रहेंगे।
Yes, many children drown every year who could save themselves by swimming. | అవును, ఈత వస్తే బతికే పిల్లలు ఏటా చాలా మంది నీట మునిగి చనిపోతున్నారు. | हाँ, हर वर्ष बहुत-से बच्चे डूब जाते हैं जो तैरना जानते तो बच सकते थे।
Wet hair is trivial (I). To save lives is weighty and follows from the teaching (II). | జుట్టు తడవడం అల్పవిషయం (I). ప్రాణాలు కాపాడటం ముఖ్యమైనది, ఈత నేర్పడం వల్ల సాధ్యం (II). | बाल गीले होना तुच्छ बात है (I)। जीवन बचाना महत्त्वपूर्ण है और सिखाने से संभव है (II)।

evening-offices | medium | both
Should government offices be open to the public until eight in the evening? | ప్రభుత్వ కార్యాలయాలు రాత్రి ఎనిమిది వరకు ప్రజలకు తెరిచి ఉండాలా? | क्या सरकारी कार्यालय जनता के लिए रात आठ बजे तक खुले रहने चाहिए?
Yes, those who work by day could come without losing a day’s wages. | అవును, పగలు పనిచేసేవారు ఒక రోజు వేతనం కోల్పోకుండా రాగలరు. | हाँ, दिन में काम करने वाले एक दिन की मज़दूरी गँवाए बिना आ सकेंगे।
No, a second shift of staff would be needed, and its cost would be taken from other services. | వద్దు, రెండో విడత సిబ్బంది కావాలి; ఆ ఖర్చు ఇతర సేవల నుండి తగ్గించాల్సి వస్తుంది. | नहीं, कर्मचारियों की दूसरी पाली चाहिए होगी और उसका ख़र्च अन्य सेवाओं से कटेगा।
I names a real gain for many, II a real cost; both follow from the longer hours. | చాలా మందికి కలిగే నిజమైన మేలును I, నిజమైన ఖర్చును II చెబుతాయి; రెండూ పని వేళలు పెంచడం వల్ల వచ్చేవే. | I बहुतों का वास्तविक लाभ और II वास्तविक ख़र्च बताता है; दोनों समय बढ़ाने से ही आते हैं।

homework | medium | neither
Should homework be abolished in primary schools? | ప్రాథమిక పాఠశాలల్లో ఇంటిపనిని రద్దు చేయాలా? | क्या प्राथमिक विद्यालयों में गृहकार्य समाप्त कर देना चाहिए?
Yes, a famous actor has spoken against it. | అవును, ఒక ప్రముఖ నటుడు దాన్ని వ్యతిరేకించారు. | हाँ, एक प्रसिद्ध अभिनेता ने इसका विरोध किया है।
No, homework has always been given. | వద్దు, ఇంటిపని ఎప్పటి నుండో ఇస్తున్నారు. | नहीं, गृहकार्य सदा से दिया जाता रहा है।
The view of a person who is famous for something else (I) and mere custom (II) give no reason. | వేరే రంగంలో ప్రసిద్ధుడైన వ్యక్తి అభిప్రాయం (I), కేవలం అలవాటు (II) కారణాలు కావు. | किसी और क्षेत्र में प्रसिद्ध व्यक्ति का मत (I) और केवल प्रथा (II) कारण नहीं हैं।

cars-in-the-market | medium | both
Should cars be kept out of the old market of the city? | నగరంలోని పాత బజారులోకి కార్లను అనుమతించకుండా ఉండాలా? | क्या नगर के पुराने बाज़ार में कारों का प्रवेश बंद होना चाहिए?
Yes, its lanes are narrow, and people on foot are hurt there again and again. | అవును, అక్కడి సందులు ఇరుకైనవి; పాదచారులు పదేపదే గాయపడుతున్నారు. | हाँ, वहाँ की गलियाँ सँकरी हैं और पैदल चलने वाले बार-बार घायल होते हैं।
No, the old and the sick who live there could not be driven to their doors. | వద్దు, అక్కడ నివసించే వృద్ధులను, రోగులను ఇంటి వరకు తీసుకెళ్లడం కుదరదు. | नहीं, वहाँ रहने वाले बूढ़ों और रोगियों को घर तक गाड़ी से नहीं पहुँचाया जा सकेगा।
Both name a weighty effect on people: fewer injuries on one side, hardship of the weak on the other. | ప్రజలపై పడే ముఖ్య ప్రభావాలను రెండూ చెబుతాయి: ఒకవైపు గాయాలు తగ్గడం, మరోవైపు బలహీనుల ఇబ్బంది. | दोनों लोगों पर महत्त्वपूर्ण प्रभाव बताते हैं: एक ओर कम चोटें, दूसरी ओर कमज़ोरों की कठिनाई।

bus-shelters | easy | first
Should every bus stop have a roof? | ప్రతి బస్ స్టాప్‌కూ పైకప్పు ఉండాలా? | क्या हर बस स्टॉप पर छत होनी चाहिए?
Yes, passengers wait for long in the sun and in the rain. | అవును, ప్రయాణికులు ఎండలో, వానలో చాలాసేపు వేచి ఉంటారు. | हाँ, यात्री धूप और वर्षा में देर तक प्रतीक्षा करते हैं।
No, the buses themselves have a roof. | వద్దు, బస్సులకే పైకప్పు ఉంటుంది. | नहीं, बसों की अपनी छत होती है।
I names a hardship which a roof ends. The roof of a bus is of no use to those who still wait for it (II). | పైకప్పుతో తీరే ఇబ్బందిని I చెబుతుంది. బస్సు కోసం వేచి ఉన్నవారికి దాని పైకప్పు ఉపయోగపడదు (II). | I एक कठिनाई बताता है जो छत से दूर होती है। प्रतीक्षा करने वालों के लिए बस की छत बेकार है (II)।

no-prescription | hard | second
Should strong medicines be sold without a doctor’s prescription? | శక్తివంతమైన మందులను డాక్టర్ చీటీ లేకుండా అమ్మవచ్చా? | क्या तेज़ दवाएँ डॉक्टर की पर्ची के बिना बिकनी चाहिए?
Yes, many shops sell them so already. | అవును, చాలా దుకాణాలు ఇప్పటికే అలా అమ్ముతున్నాయి. | हाँ, बहुत-सी दुकानें पहले से ऐसे ही बेचती हैं।
No, taken wrongly they harm the patient and make germs resistant. | వద్దు, తప్పుగా వాడితే రోగికి హాని; సూక్ష్మజీవులు మందులకు లొంగకుండా పోతాయి. | नहीं, ग़लत लेने पर वे रोगी को हानि पहुँचाती हैं और कीटाणु उनके अभ्यस्त हो जाते हैं।
That a rule is broken does not show that the rule is wrong (I). The harm in II is grave and follows from the free sale. | నియమాన్ని కొందరు ఉల్లంఘిస్తున్నంత మాత్రాన నియమం తప్పు అని కాదు (I). IIలోని హాని తీవ్రమైనది, చీటీ లేని అమ్మకం వల్ల వచ్చేదే. | नियम तोड़ा जाता है, इससे नियम ग़लत नहीं हो जाता (I)। II की हानि गंभीर है और खुली बिक्री से ही होती है।

grades | hard | both
Should marks in school reports be replaced by five grades? | బడి నివేదికల్లో మార్కులకు బదులు ఐదు గ్రేడ్లు ఇవ్వాలా? | क्या विद्यालय की रिपोर्ट में अंकों के स्थान पर पाँच ग्रेड दिए जाएँ?
Yes, a difference of one mark says little and yet decides much today. | అవును, ఒక మార్కు తేడా చెప్పేది తక్కువ; కానీ నేడు అదే చాలా విషయాలను నిర్ణయిస్తోంది. | हाँ, एक अंक का अंतर बहुत कम बताता है, फिर भी आज बहुत कुछ तय करता है।
No, colleges that choose a few among many need finer differences than five grades. | వద్దు, చాలా మందిలో కొందరినే ఎంచుకునే కళాశాలలకు ఐదు గ్రేడ్ల కంటే సూక్ష్మమైన తేడాలు కావాలి. | नहीं, बहुतों में से कुछ को चुनने वाले कॉलेजों को पाँच ग्रेड से सूक्ष्म अंतर चाहिए।
I shows an injustice of marks, II a use of them that grades would not serve; both are weighty and to the point. | మార్కుల్లోని అన్యాయాన్ని I, గ్రేడ్లు తీర్చలేని అవసరాన్ని II చూపుతాయి; రెండూ ముఖ్యమైనవి, సంబంధించినవి. | I अंकों का अन्याय दिखाता है, II उनका ऐसा उपयोग जो ग्रेड से नहीं सधता; दोनों महत्त्वपूर्ण और प्रासंगिक हैं।

second-stadium | medium | neither
Should the town build a second stadium? | పట్టణంలో రెండో క్రీడా మైదానం కట్టాలా? | क्या नगर को दूसरा स्टेडियम बनाना चाहिए?
Yes, two are more than one. | అవును, ఒకటి కంటే రెండు ఎక్కువ. | हाँ, दो एक से अधिक होते हैं।
No, the first one was built long ago. | వద్దు, మొదటిది చాలా కాలం క్రితమే కట్టారు. | नहीं, पहला बहुत पहले बना था।
That two are more than one says nothing of the need (I); nor does the age of the first stadium (II). | ఒకటి కంటే రెండు ఎక్కువ అనడం అవసరాన్ని చెప్పదు (I); మొదటి మైదానం ఎప్పుడు కట్టారన్నదీ చెప్పదు (II). | दो का एक से अधिक होना आवश्यकता नहीं बताता (I); पहले स्टेडियम की आयु भी नहीं (II)।

vote-at-sixteen | medium | second
Should young people have the vote at sixteen? | పదహారేళ్లకే ఓటు హక్కు ఇవ్వాలా? | क्या सोलह वर्ष की आयु में मताधिकार मिलना चाहिए?
Yes, they would be glad to be asked. | అవును, తమను అడిగినందుకు వారు సంతోషిస్తారు. | हाँ, पूछे जाने पर उन्हें प्रसन्नता होगी।
No, at that age most have not yet learnt enough of public affairs to judge for themselves. | వద్దు, ఆ వయసులో చాలా మందికి స్వయంగా నిర్ణయించుకునేంత ప్రజా విషయాల జ్ఞానం ఉండదు. | नहीं, उस आयु में अधिकतर को सार्वजनिक विषयों का इतना ज्ञान नहीं होता कि स्वयं निर्णय करें।
Gladness is no reason for a change of the law (I). II names what a voter needs and doubts that it is there; that is to the point. | సంతోషం చట్టం మార్చడానికి కారణం కాదు (I). ఓటరుకు అవసరమైన జ్ఞానం లేదనే సందేహాన్ని II చెబుతుంది; అది విషయానికి సంబంధించినది. | प्रसन्नता क़ानून बदलने का कारण नहीं (I)। II मतदाता की आवश्यकता बताकर उस पर संदेह करता है; यह प्रासंगिक है।

rain-pits | easy | first
Should every large building have to collect its rainwater? | పెద్ద భవనాలన్నీ వర్షపు నీటిని సేకరించాలనే నియమం పెట్టాలా? | क्या हर बड़े भवन के लिए वर्षा जल का संचय अनिवार्य होना चाहिए?
Yes, ground water sinks every year, and collected rain would fill it up again. | అవును, భూగర్భ జలాలు ఏటా తగ్గుతున్నాయి; సేకరించిన వర్షపు నీరు వాటిని మళ్లీ నింపుతుంది. | हाँ, भूजल हर वर्ष नीचे जाता है और संचित वर्षा जल उसे फिर भरेगा।
No, rain comes from the clouds. | వద్దు, వర్షం మేఘాల నుండి వస్తుంది. | नहीं, वर्षा बादलों से आती है।
I tells of a lack that the rule would lessen. Where rain comes from is not in question (II). | నియమంతో తగ్గే కొరతను I చెబుతుంది. వర్షం ఎక్కడి నుండి వస్తుందన్నది ఇక్కడ విషయం కాదు (II). | I एक कमी बताता है जो नियम से घटेगी। वर्षा कहाँ से आती है, यह प्रश्न नहीं (II)।

another-language | medium | first
Should schools teach a language of another State of India? | పాఠశాలల్లో మన దేశంలోని మరో రాష్ట్ర భాషను నేర్పాలా? | क्या विद्यालयों में भारत के किसी अन्य राज्य की भाषा पढ़ाई जाए?
Yes, it would help people to work and to be understood in other States. | అవును, ఇతర రాష్ట్రాల్లో పనిచేయడానికి, మాట్లాడటానికి అది తోడ్పడుతుంది. | हाँ, इससे लोगों को अन्य राज्यों में काम करने और बात समझाने में सहायता मिलेगी।
No, the pupils would need one notebook more. | వద్దు, విద్యార్థులకు ఒక నోటు పుస్తకం అదనంగా కావాల్సి వస్తుంది. | नहीं, विद्यार्थियों को एक कॉपी और लेनी पड़ेगी।
I names a lasting use. One notebook more weighs nothing against it (II). | శాశ్వత ప్రయోజనాన్ని I చెబుతుంది. ఒక నోటు పుస్తకం దాని ముందు లెక్కలోకి రాదు (II). | I स्थायी लाभ बताता है। उसके सामने एक कॉपी का कोई महत्त्व नहीं (II)।

doctors-in-villages | hard | both
Should doctors who were trained at public cost have to work in villages for two years? | ప్రభుత్వ ఖర్చుతో చదివిన వైద్యులు రెండేళ్లు గ్రామాల్లో పనిచేయాలనే నియమం ఉండాలా? | क्या सरकारी ख़र्च पर पढ़े डॉक्टरों के लिए दो वर्ष गाँवों में काम करना अनिवार्य हो?
Yes, villages lack doctors, and their people too have paid for the training. | అవును, గ్రామాల్లో వైద్యుల కొరత ఉంది; వారి చదువుకు గ్రామస్థులూ పన్ను కట్టారు. | हाँ, गाँवों में डॉक्टरों की कमी है और उनकी पढ़ाई का ख़र्च गाँव वालों ने भी दिया है।
No, in health centres without equipment they can treat few and lose what they have learnt. | వద్దు, పరికరాలు లేని ఆరోగ్య కేంద్రాల్లో వారు కొందరికే వైద్యం చేయగలరు, నేర్చుకున్నది మరచిపోతారు. | नहीं, बिना उपकरण के स्वास्थ्य केंद्रों में वे कम लोगों का इलाज कर पाएँगे और सीखा हुआ भूलेंगे।
I gives a need and a claim, II says why the rule may fail; both are weighty and directly about it. | అవసరాన్ని, హక్కును I చెబుతుంది; నియమం ఎందుకు విఫలం కావచ్చో II చెబుతుంది; రెండూ ముఖ్యమైనవి, నేరుగా సంబంధించినవి. | I आवश्यकता और अधिकार बताता है, II यह कि नियम क्यों असफल हो सकता है; दोनों महत्त्वपूर्ण और सीधे जुड़े हैं।

old-trees | hard | neither
Should the old trees along the road be felled to widen it? | రోడ్డును వెడల్పు చేయడానికి పక్కనున్న పాత చెట్లను నరికివేయాలా? | क्या सड़क चौड़ी करने के लिए किनारे के पुराने पेड़ काटे जाएँ?
Yes, the neighbouring town has felled the trees along its road. | అవును, పక్క పట్టణం తన రోడ్డు పక్కనున్న చెట్లను నరికివేసింది. | हाँ, पड़ोसी नगर ने अपनी सड़क के पेड़ काट दिए हैं।
No, the trees along this road have never been touched. | వద్దు, ఈ రోడ్డు పక్కనున్న చెట్లను ఎప్పుడూ ఎవరూ ముట్టుకోలేదు. | नहीं, इस सड़क के पेड़ कभी छुए नहीं गए।
What another town did need not be right here (I), and that a thing has always been so is no reason to leave it so (II). | మరో పట్టణం చేసినది ఇక్కడ సరైనది కానవసరం లేదు (I); ఎప్పుడూ అలాగే ఉన్నంత మాత్రాన అలాగే ఉంచడానికి కారణం కాదు (II). | दूसरे नगर ने जो किया, वह यहाँ सही हो यह ज़रूरी नहीं (I); सदा से ऐसा होना ऐसा ही रखने का कारण नहीं (II)।
`,
)
