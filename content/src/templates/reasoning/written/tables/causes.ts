import { causeItem, ORDER } from '../causes.ts'
import { blocks } from '../table.ts'

const TABLE = `
power-cut | easy | second
The machines of the mill stood still for two hours this morning. | ఈ రోజు ఉదయం మిల్లు యంత్రాలు రెండు గంటలు ఆగిపోయాయి. | आज सुबह मिल की मशीनें दो घंटे बंद रहीं।
A tree fell on the line that brings electricity to the mill. | మిల్లుకు విద్యుత్తు తెచ్చే తీగలపై ఒక చెట్టు పడింది. | मिल को बिजली पहुँचाने वाले तार पर एक पेड़ गिर गया।
Without electricity the machines stop; the tree on the line took it away. | విద్యుత్తు లేకపోతే యంత్రాలు ఆగిపోతాయి; తీగలపై చెట్టు పడటంతో విద్యుత్తు పోయింది. | बिजली के बिना मशीनें रुकती हैं; तार पर गिरे पेड़ से बिजली चली गई।

new-college | easy | first
A college for 3,000 students was opened near the village. | గ్రామం దగ్గర 3,000 మంది విద్యార్థుల కళాశాల ప్రారంభమైంది. | गाँव के पास 3,000 विद्यार्थियों का एक कॉलेज खुला।
House rents in the village have risen. | గ్రామంలో ఇంటి అద్దెలు పెరిగాయి. | गाँव में मकानों का किराया बढ़ गया है।
Students look for rooms nearby, and when more people want rooms, rents rise. | విద్యార్థులు దగ్గర్లో గదులు వెతుకుతారు; గదులు కావాలనుకునేవారు పెరిగితే అద్దెలు పెరుగుతాయి. | विद्यार्थी पास में कमरे ढूँढते हैं, और माँग बढ़ने से किराया बढ़ता है।

long-drought | medium | common
The level of the reservoir has sunk to a third. | జలాశయంలో నీటి మట్టం మూడో వంతుకు పడిపోయింది. | जलाशय का जल-स्तर एक तिहाई रह गया है।
Fodder for cattle has become scarce in the district. | జిల్లాలో పశువుల మేత కొరత ఏర్పడింది. | ज़िले में पशुओं के चारे की कमी हो गई है।
Neither makes the other; a long time without rain explains both. | ఒకదాని వల్ల మరొకటి జరగలేదు; చాలా కాలం వర్షాలు లేకపోవడమే రెండింటికీ కారణం. | एक से दूसरा नहीं हुआ; लंबे समय तक वर्षा न होना दोनों का कारण है।

two-reasons-for-crowd | hard | causes
The State has made travel in its buses free for students. | రాష్ట్ర ప్రభుత్వం విద్యార్థులకు బస్సు ప్రయాణం ఉచితం చేసింది. | राज्य ने विद्यार्थियों के लिए बस यात्रा निःशुल्क कर दी है।
The price of petrol has risen by a quarter. | పెట్రోలు ధర నాలుగో వంతు పెరిగింది. | पेट्रोल का दाम एक चौथाई बढ़ गया है।
Neither follows from the other. Each by itself brings more people into the buses: independent causes. | ఒకటి మరొకదాని వల్ల రాలేదు. ప్రతి ఒక్కటీ విడిగా బస్సు ప్రయాణికుల సంఖ్యను పెంచుతుంది: అవి స్వతంత్ర కారణాలు. | एक दूसरे से नहीं निकलता। हर एक अपने आप बसों में लोग बढ़ाता है: दोनों स्वतंत्र कारण हैं।

rain-and-diesel | hard | causes
The rains have damaged the roads by which vegetables come to the city. | నగరానికి కూరగాయలు వచ్చే రోడ్లను వర్షాలు దెబ్బతీశాయి. | वर्षा ने उन सड़कों को ख़राब कर दिया है जिनसे नगर में सब्ज़ियाँ आती हैं।
Since last month lorries pay more for diesel. | గత నెల నుండి లారీలకు డీజిల్ ఖర్చు పెరిగింది. | पिछले महीने से ट्रकों को डीज़ल महँगा मिल रहा है।
Rain does not make diesel dear, nor diesel the rain. Each by itself makes vegetables dearer: independent causes. | వర్షం వల్ల డీజిల్ ధర, డీజిల్ వల్ల వర్షం రావు. ప్రతి ఒక్కటీ విడిగా కూరగాయల ధర పెంచుతుంది: అవి స్వతంత్ర కారణాలు. | वर्षा से डीज़ल महँगा नहीं होता, न डीज़ल से वर्षा। हर एक अपने आप सब्ज़ी महँगी करता है: दोनों स्वतंत्र कारण हैं।

measles-and-phones | hard | effects
Far fewer children fall ill with measles than thirty years ago. | ముప్పై ఏళ్ల క్రితంతో పోలిస్తే తట్టు సోకే పిల్లలు చాలా తగ్గారు. | तीस वर्ष पहले की तुलना में बहुत कम बच्चों को ख़सरा होता है।
Telephone calls cost far less than thirty years ago. | ముప్పై ఏళ్ల క్రితంతో పోలిస్తే టెలిఫోన్ ఖర్చు చాలా తగ్గింది. | तीस वर्ष पहले की तुलना में टेलीफ़ोन करना बहुत सस्ता है।
Vaccination lessened the disease, new technology the price of calls: two effects, each with a cause of its own. | టీకాలు వ్యాధిని తగ్గించాయి, కొత్త సాంకేతికత టెలిఫోన్ ఖర్చును తగ్గించింది: రెండు ఫలితాలు, వేర్వేరు కారణాలు. | टीकों ने रोग घटाया, नई तकनीक ने टेलीफ़ोन का ख़र्च: दो प्रभाव, अपने-अपने अलग कारण।

festival-rush | medium | common
All trains of the week are full. | ఈ వారం రైళ్లన్నీ నిండిపోయాయి. | इस सप्ताह की सभी ट्रेनें भरी हैं।
Shops selling clothes stay open until midnight this week. | ఈ వారం బట్టల దుకాణాలు అర్ధరాత్రి వరకు తెరిచి ఉంటున్నాయి. | इस सप्ताह कपड़ों की दुकानें आधी रात तक खुली रहती हैं।
Full trains do not sell clothes, nor do shops fill trains; a festival in that week explains both. | రైళ్ల వల్ల బట్టలు అమ్ముడుపోవు, దుకాణాల వల్ల రైళ్లు నిండవు; ఆ వారంలోని పండుగే రెండింటికీ కారణం. | भरी ट्रेनों से कपड़े नहीं बिकते, न दुकानों से ट्रेनें भरती हैं; उस सप्ताह का त्योहार दोनों का कारण है।

clean-hands | medium | first
Since January the pupils of the school wash their hands with soap before the meal. | జనవరి నుండి పాఠశాల విద్యార్థులు భోజనానికి ముందు సబ్బుతో చేతులు కడుక్కుంటున్నారు. | जनवरी से विद्यालय के विद्यार्थी भोजन से पहले साबुन से हाथ धोते हैं।
Fewer pupils have missed school with stomach trouble since then. | అప్పటి నుండి కడుపు నొప్పితో బడి మానేసే విద్యార్థులు తగ్గారు. | तब से पेट ख़राब होने से कम विद्यार्थी अनुपस्थित रहे हैं।
Clean hands keep germs out of the food, so fewer fall ill. | చేతులు శుభ్రంగా ఉంటే ఆహారంలోకి సూక్ష్మజీవులు చేరవు, కాబట్టి అనారోగ్యం తగ్గింది. | साफ़ हाथों से भोजन में कीटाणु नहीं जाते, इसलिए कम लोग बीमार पड़ते हैं।

bees-and-fruit | hard | second
The apple trees of the valley have borne little fruit this year. | ఈ ఏడాది లోయలోని యాపిల్ చెట్లు చాలా తక్కువ కాయలు కాశాయి. | इस वर्ष घाटी के सेब के पेड़ों पर बहुत कम फल लगे।
In spring a disease killed most of the bees of the valley. | వసంతంలో ఒక వ్యాధి లోయలోని చాలా తేనెటీగలను చంపింది. | वसंत में एक रोग से घाटी की अधिकतर मधुमक्खियाँ मर गईं।
Bees carry the pollen from flower to flower; without them few flowers become fruit. | తేనెటీగలు పుప్పొడిని పువ్వు నుండి పువ్వుకు చేరుస్తాయి; అవి లేకపోతే కొన్ని పువ్వులే కాయలవుతాయి. | मधुमक्खियाँ पराग एक फूल से दूसरे तक ले जाती हैं; उनके बिना कम फूल फल बनते हैं।

late-monsoon | easy | first
The rains came three weeks late this year. | ఈ ఏడాది వర్షాలు మూడు వారాలు ఆలస్యంగా వచ్చాయి. | इस वर्ष वर्षा तीन सप्ताह देर से आई।
Farmers of the district sowed their paddy later than in other years. | జిల్లా రైతులు ఇతర సంవత్సరాల కంటే ఆలస్యంగా వరి నాట్లు వేశారు. | ज़िले के किसानों ने अन्य वर्षों से देर में धान बोया।
Paddy needs water when it is sown, so the sowing waited for the rain. | వరి నాట్లకు నీరు కావాలి, కాబట్టి వర్షం కోసం ఆగాల్సి వచ్చింది. | धान बोने के लिए पानी चाहिए, इसलिए वर्षा की प्रतीक्षा करनी पड़ी।
`

export const MORE_CAUSES = blocks(TABLE, ORDER, 3).flatMap(({ slug, level, answer, parts }) => {
  const [first, second, why] = parts
  return first && second && why ? [causeItem(slug, level, first, second, answer, why)] : []
})
