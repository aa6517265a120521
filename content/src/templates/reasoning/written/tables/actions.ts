import { ACTION } from '../forms.ts'
import { judgements } from '../table.ts'

export const MORE_ACTIONS = judgements(
  ACTION,
  `
flooded-houses | easy | both
After three days of rain water stands in the low-lying houses of the town. | మూడు రోజుల వర్షాల తర్వాత పట్టణంలోని పల్లపు ప్రాంతాల ఇళ్లలో నీరు నిలిచింది. | तीन दिन की वर्षा के बाद नगर के निचले घरों में पानी भर गया है।
The people should be brought to safe buildings. | ప్రజలను సురక్షిత భవనాలకు తరలించాలి. | लोगों को सुरक्षित भवनों में पहुँचाया जाए।
Food and clean drinking water should be given to them. | వారికి ఆహారం, శుభ్రమైన తాగునీరు అందించాలి. | उन्हें भोजन और पीने का साफ़ पानी दिया जाए।
Both meet the need of the people at once and can be done. | రెండూ ప్రజల తక్షణ అవసరాన్ని తీరుస్తాయి, ఆచరణీయం. | दोनों लोगों की तात्कालिक आवश्यकता पूरी करते हैं और संभव हैं।

school-meal | easy | first
Twenty pupils of a school fell ill after the midday meal. | మధ్యాహ్న భోజనం తర్వాత ఒక పాఠశాలలో ఇరవై మంది విద్యార్థులు అనారోగ్యం పాలయ్యారు. | दोपहर के भोजन के बाद एक विद्यालय के बीस विद्यार्थी बीमार पड़ गए।
The food should be tested to find the cause. | కారణం తెలుసుకోవడానికి ఆహారాన్ని పరీక్షించాలి. | कारण जानने के लिए भोजन की जाँच हो।
Midday meals should be ended in all schools of the State. | రాష్ట్రంలోని అన్ని పాఠశాలల్లో మధ్యాహ్న భోజనం నిలిపివేయాలి. | राज्य के सभी विद्यालयों में दोपहर का भोजन बंद हो।
Only the cause shows what has to be put right (I). To end all meals for one case does far more harm than good (II). | కారణం తెలిస్తేనే సరిదిద్దవచ్చు (I). ఒక సంఘటనకు అన్ని భోజనాలూ ఆపితే మేలు కంటే కీడే ఎక్కువ (II). | कारण जानकर ही सुधार हो सकता है (I)। एक घटना पर सारे भोजन बंद करना लाभ से अधिक हानि करता है (II)।

fewer-visitors | easy | second
The number of visitors to the museum of the town has fallen by half in two years. | పట్టణ మ్యూజియం సందర్శకుల సంఖ్య రెండేళ్లలో సగానికి తగ్గింది. | नगर के संग्रहालय के दर्शक दो वर्ष में आधे रह गए हैं।
The museum should be sold at once. | మ్యూజియాన్ని వెంటనే అమ్మివేయాలి. | संग्रहालय तुरंत बेच दिया जाए।
Those who run it should find out what visitors miss there. | సందర్శకులకు అక్కడ ఏం లోటుగా ఉందో నిర్వాహకులు తెలుసుకోవాలి. | संचालक पता करें कि दर्शकों को वहाँ क्या कमी लगती है।
To sell it before the reason is known is rash (I). To learn the reason is the first step (II). | కారణం తెలియకుండా వదులుకోకూడదు (I). కారణం తెలుసుకోవడమే మొదటి చర్య (II). | बिना समझे छोड़ना ठीक नहीं (I)। कारण जानना पहला कदम है (II)।

one-copier | medium | neither
One of the 900 candidates of a test was caught copying. | ఒక పరీక్ష రాసిన 900 మంది అభ్యర్థుల్లో ఒకరు కాపీ కొడుతూ పట్టుబడ్డారు. | एक परीक्षा के 900 अभ्यर्थियों में से एक नक़ल करते पकड़ा गया।
The test of all 900 should be cancelled. | 900 మంది పరీక్షనూ రద్దు చేయాలి. | सभी 900 की परीक्षा रद्द हो।
No written test should be held in future. | ఇకపై రాత పరీక్షలు నిర్వహించకూడదు. | आगे कोई लिखित परीक्षा न हो।
Both punish many for the fault of one; neither is in proportion to it. | ఒకరి తప్పుకు రెండూ చాలా మందిని శిక్షిస్తాయి; తప్పుకు తగినవి కావు. | दोनों एक के दोष का दंड बहुतों को देते हैं; कोई भी दोष के अनुपात में नहीं।

dangerous-crossing | medium | both
Since the road was widened, accidents at the crossing near the school have doubled. | రోడ్డు వెడల్పు చేశాక పాఠశాల దగ్గరి కూడలిలో ప్రమాదాలు రెట్టింపయ్యాయి. | सड़क चौड़ी होने के बाद विद्यालय के पास के चौराहे पर दुर्घटनाएँ दुगुनी हो गई हैं।
Signals should be put up at the crossing. | కూడలిలో సిగ్నల్ దీపాలు పెట్టాలి. | चौराहे पर सिग्नल लगाए जाएँ।
A guard should help the children across at school hours. | బడి వేళల్లో పిల్లలను రోడ్డు దాటించడానికి ఒక కాపలాదారుని నియమించాలి. | विद्यालय के समय बच्चों को सड़क पार कराने के लिए एक रक्षक रखा जाए।
Each lessens the danger, one for all and one for the children, and both can be done together. | రెండూ ప్రమాదాన్ని తగ్గిస్తాయి – ఒకటి అందరికీ, ఒకటి పిల్లలకు; రెండూ కలిపి చేయవచ్చు. | दोनों संकट घटाते हैं – एक सबके लिए, एक बच्चों के लिए; दोनों साथ किए जा सकते हैं।

burnt-straw | medium | first
After the harvest farmers burn the straw, and smoke lies over the district for weeks. | కోతల తర్వాత రైతులు గడ్డిని కాల్చడంతో వారాల పాటు జిల్లా అంతటా పొగ కమ్ముకుంటోంది. | कटाई के बाद किसान पराली जलाते हैं और ज़िले पर हफ़्तों धुआँ छाया रहता है।
Machines that work the straw into the soil should be lent to farmers at a low rent. | గడ్డిని మట్టిలో కలిపే యంత్రాలను రైతులకు తక్కువ అద్దెకు ఇవ్వాలి. | पराली को मिट्टी में मिलाने वाली मशीनें किसानों को कम किराए पर दी जाएँ।
Growing grain should be forbidden in the district. | జిల్లాలో ధాన్యం పండించడాన్ని నిషేధించాలి. | ज़िले में अनाज उगाने पर रोक लगे।
I gives the farmers another way of clearing the field. II takes away their living and the food of others. | పొలం శుభ్రం చేసుకోవడానికి I మరో మార్గం చూపుతుంది. II రైతుల జీవనాన్ని, ఇతరుల ఆహారాన్ని దూరం చేస్తుంది. | I किसानों को खेत साफ़ करने का दूसरा उपाय देता है। II उनकी जीविका और दूसरों का भोजन छीनता है।

false-calls | medium | second
Many customers of a bank have been asked for their passwords by callers who pretend to be its officers. | బ్యాంకు అధికారులమంటూ ఫోన్ చేసి కొందరు చాలా మంది ఖాతాదారుల పాస్‌వర్డ్‌లు అడుగుతున్నారు. | एक बैंक के बहुत-से ग्राहकों से उसके अधिकारी बनकर फ़ोन करने वालों ने पासवर्ड पूछे हैं।
The bank should close the accounts of these customers. | ఆ ఖాతాదారుల ఖాతాలను బ్యాంకు మూసివేయాలి. | बैंक इन ग्राहकों के खाते बंद कर दे।
The bank should warn all customers that it never asks for a password. | తాము ఎప్పుడూ పాస్‌వర్డ్ అడగమని బ్యాంకు ఖాతాదారులందరినీ హెచ్చరించాలి. | बैंक सब ग्राहकों को सावधान करे कि वह कभी पासवर्ड नहीं पूछता।
The customers are not at fault (I). A warning protects them and the others (II). | తప్పు ఖాతాదారులది కాదు (I). హెచ్చరిక వారినీ ఇతరులనూ కాపాడుతుంది (II). | दोष ग्राहकों का नहीं (I)। चेतावनी उन्हें और दूसरों को बचाती है (II)।

dry-wells | medium | both
The wells of the village run dry every April. | ప్రతి ఏప్రిల్‌లో గ్రామంలోని బావులు ఎండిపోతున్నాయి. | गाँव के कुएँ हर अप्रैल में सूख जाते हैं।
Tanks that hold back the rain should be dug. | వర్షపు నీటిని నిలిపే చెరువులు తవ్వాలి. | वर्षा का पानी रोकने वाले तालाब खोदे जाएँ।
Farmers should be advised to grow crops that need less water. | తక్కువ నీటితో పండే పంటలు వేయాలని రైతులకు సలహా ఇవ్వాలి. | किसानों को कम पानी वाली फ़सलें उगाने की सलाह दी जाए।
I brings more water into the ground and II takes less out of it; both are practical. | I భూమిలోకి నీటిని పెంచుతుంది, II వాడకాన్ని తగ్గిస్తుంది; రెండూ ఆచరణీయం. | I ज़मीन में पानी बढ़ाता है और II खपत घटाता है; दोनों व्यावहारिक हैं।

salt-rumour | hard | neither
A rumour says that salt will become scarce; officials have shown that the stores are full. | ఉప్పు దొరకదని ఒక పుకారు వ్యాపించింది; గోదాములు నిండుగా ఉన్నాయని అధికారులు చూపించారు. | अफ़वाह है कि नमक की कमी होगी; अधिकारियों ने दिखाया है कि भंडार भरे हैं।
A great quantity of salt should be bought from abroad. | విదేశాల నుండి పెద్ద మొత్తంలో ఉప్పు కొనాలి. | विदेश से बहुत-सा नमक ख़रीदा जाए।
The sale of salt should be stopped until the rumour ends. | పుకారు ఆగే వరకు ఉప్పు అమ్మకాలు ఆపివేయాలి. | अफ़वाह थमने तक नमक की बिक्री रोकी जाए।
There is no lack that I could cure; II would bring about the very lack that is feared. | Iతో తీర్చాల్సిన కొరతే లేదు; II భయపడిన కొరతనే తెచ్చిపెడుతుంది. | कोई कमी नहीं जिसे I दूर करे; II वही कमी ला देगा जिसका डर है।

loud-machines | hard | first
Doctors find that many workers of a mill hear badly because of its loud machines. | ఒక మిల్లులో యంత్రాల శబ్దం వల్ల చాలా మంది కార్మికులకు వినికిడి తగ్గిందని వైద్యులు గుర్తించారు. | डॉक्टरों ने पाया कि एक मिल की मशीनों के शोर से बहुत-से मज़दूर कम सुनते हैं।
The mill should quieten the machines and give the workers ear protection. | మిల్లు యంత్రాల శబ్దం తగ్గించి, కార్మికుల చెవులకు రక్షణ కల్పించాలి. | मिल मशीनों का शोर घटाए और मज़दूरों के कानों की सुरक्षा करे।
Before anything is done, doctors should examine the workers of all mills of the country. | ఏ చర్య అయినా తీసుకునే ముందు దేశంలోని అన్ని మిల్లుల కార్మికులను వైద్యులు పరీక్షించాలి. | कुछ भी करने से पहले डॉक्टर देश की सभी मिलों के मज़दूरों की जाँच करें।
I lessens the cause and protects the workers. The harm in this mill is known already; to wait for all others (II) only prolongs it. | I కారణాన్ని తగ్గించి కార్మికులను కాపాడుతుంది. ఈ మిల్లులో హాని ఇప్పటికే తెలిసింది; అన్ని మిల్లుల కోసం ఆగితే (II) హాని కొనసాగుతుంది. | I कारण घटाकर मज़दूरों को बचाता है। इस मिल की हानि पहले से ज्ञात है; बाक़ी सबकी प्रतीक्षा (II) उसे केवल लंबा करती है।

hill-girls | hard | second
Few girls of a hill village go on to the high school, which is 12 km away. | ఒక కొండ గ్రామం నుండి 12 కి.మీ. దూరంలోని ఉన్నత పాఠశాలకు కొద్దిమంది బాలికలే వెళ్తున్నారు. | एक पहाड़ी गाँव की कम ही लड़कियाँ 12 किमी दूर के हाई स्कूल जाती हैं।
The high school should be closed and a new one opened in this village. | ఉన్నత పాఠశాలను మూసివేసి ఈ గ్రామంలో కొత్తది ప్రారంభించాలి. | हाई स्कूल बंद करके इसी गाँव में नया खोला जाए।
A safe bus should take the pupils of the village to the high school. | గ్రామ విద్యార్థులను ఉన్నత పాఠశాలకు తీసుకెళ్లేందుకు సురక్షిత బస్సు నడపాలి. | गाँव के विद्यार्थियों के लिए हाई स्कूल तक सुरक्षित बस चलाई जाए।
I only moves the hardship to the pupils of the other villages. The long way is the hindrance, and a bus makes it safe and short (II). | I కష్టాన్ని ఇతర గ్రామాల విద్యార్థులకు మారుస్తుంది, అంతే. దూరమే అడ్డంకి; బస్సు ఆ అడ్డంకిని తొలగిస్తుంది (II). | I कठिनाई को केवल दूसरे गाँवों के विद्यार्थियों पर डाल देता है। दूरी ही बाधा है और बस उसे दूर करती है (II)।

missing-voters | medium | first
The voters’ list of the town lacks many who have turned eighteen this year. | ఈ ఏడాది పద్దెనిమిదేళ్లు నిండిన చాలా మంది పేర్లు పట్టణ ఓటర్ల జాబితాలో లేవు. | इस वर्ष अठारह वर्ष के हुए बहुत-से लोग नगर की मतदाता सूची में नहीं हैं।
They should be enrolled in a drive before the election. | ఎన్నికలకు ముందే ప్రత్యేక కార్యక్రమంతో వారిని నమోదు చేయాలి. | चुनाव से पहले अभियान चलाकर उन्हें जोड़ा जाए।
The election should be put off for five years. | ఎన్నికలను ఐదేళ్లు వాయిదా వేయాలి. | चुनाव पाँच वर्ष के लिए टाल दिया जाए।
The names can be added in time (I). To deny the vote to all for five years is out of all proportion (II). | సమయానికి పేర్లు చేర్చవచ్చు (I). అందరి ఓటునూ ఐదేళ్లు ఆపడం సమస్యకు మించిన చర్య (II). | नाम समय पर जोड़े जा सकते हैं (I)। सबको पाँच वर्ष मत से वंचित करना अनुपात से बाहर है (II)।

pension-day | easy | both
On the day on which pensions are paid old people stand in line at the post office for hours. | పింఛన్లు ఇచ్చే రోజున వృద్ధులు తపాలా కార్యాలయంలో గంటల తరబడి వరుసలో నిలబడుతున్నారు. | पेंशन के दिन बूढ़े लोग डाकघर में घंटों पंक्ति में खड़े रहते हैं।
More counters should be opened on that day. | ఆ రోజున ఎక్కువ కౌంటర్లు తెరవాలి. | उस दिन अधिक काउंटर खोले जाएँ।
Chairs and water should be provided for those who wait. | వేచి ఉన్నవారికి కుర్చీలు, నీరు ఏర్పాటు చేయాలి. | प्रतीक्षा करने वालों के लिए कुर्सियाँ और पानी रखे जाएँ।
I makes the waiting shorter and II makes it easier; both are simple and answer the problem. | I వేచి ఉండే సమయాన్ని తగ్గిస్తుంది, II దాన్ని సులభం చేస్తుంది; రెండూ తేలికైనవి, సమస్యకు తగినవి. | I प्रतीक्षा छोटी और II उसे आसान करता है; दोनों सरल हैं और समस्या के अनुरूप हैं।

skin-rash | hard | second
Two of ten thousand patients who took a new medicine had a light rash. | ఒక కొత్త మందు వాడిన పది వేల మంది రోగుల్లో ఇద్దరికి చర్మంపై స్వల్ప దద్దుర్లు వచ్చాయి. | नई दवा लेने वाले दस हज़ार रोगियों में से दो को त्वचा पर हलके चकत्ते हुए।
All stocks of the medicine should be destroyed. | ఆ మందు నిల్వలన్నింటినీ నాశనం చేయాలి. | दवा का सारा भंडार नष्ट कर दिया जाए।
Doctors should be told to look out for a rash and to report it. | దద్దుర్లను గమనించి తెలియజేయాలని వైద్యులకు సూచించాలి. | डॉक्टरों से कहा जाए कि चकत्तों पर ध्यान दें और सूचना दें।
Two light cases do not outweigh the use of the medicine (I). Watching closely is what a rare effect calls for (II). | రెండు స్వల్ప సంఘటనల కోసం మందు ఉపయోగాన్ని వదులుకోకూడదు (I). అరుదైన ప్రభావానికి జాగ్రత్తగా గమనించడమే తగినది (II). | दो हलके मामले दवा के लाभ से भारी नहीं (I)। दुर्लभ प्रभाव पर सावधानी से ध्यान देना ही उचित है (II)।
`,
)
