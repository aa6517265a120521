import { EVENT_IN_YEAR } from '../events.ts'
import { PERSON, YEAR } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'indian-history'

const EVENTS = factTable({
  name: 'freedom-movement-years',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks; National Archives of India',
  columns: { event: t('Event', 'సంఘటన', 'घटना'), year: YEAR },
  rows: `
Foundation of the Indian National Congress; భారత జాతీయ కాంగ్రెస్ స్థాపన; भारतीय राष्ट्रीय कांग्रेस की स्थापना | 1885
Partition of Bengal; బెంగాల్ విభజన; बंगाल का विभाजन | 1905
Foundation of the Muslim League; ముస్లిం లీగ్ స్థాపన; मुस्लिम लीग की स्थापना | 1906
Return of Gandhi from South Africa to India; దక్షిణాఫ్రికా నుండి గాంధీజీ భారత్‌కు తిరిగి రాక; दक्षिण अफ्रीका से गांधीजी की भारत वापसी | 1915 || Pravasi Bharatiya Divas, 9 January, marks the day.; దీని గుర్తుగా జనవరి 9 ప్రవాసీ భారతీయ దివస్.; इसकी याद में 9 जनवरी प्रवासी भारतीय दिवस है।
Champaran Satyagraha; చంపారన్ సత్యాగ్రహం; चंपारण सत्याग्रह | 1917
Jallianwala Bagh massacre; జలియన్‌వాలాబాగ్ హత్యాకాండ; जलियाँवाला बाग़ हत्याकांड | 1919 || On 13 April 1919, Baisakhi day, at Amritsar.; 1919 ఏప్రిల్ 13, బైశాఖి రోజున అమృత్‌సర్‌లో.; 13 अप्रैल 1919, बैसाखी के दिन, अमृतसर में।
Launch of the Non-Cooperation Movement; సహాయ నిరాకరణ ఉద్యమ ప్రారంభం; असहयोग आंदोलन का आरंभ | 1920
Chauri Chaura incident; చౌరీ చౌరా సంఘటన; चौरी चौरा कांड | 1922
Dandi March; దండి యాత్ర; दांडी यात्रा | 1930
Quit India Movement; క్విట్ ఇండియా ఉద్యమం; भारत छोड़ो आंदोलन | 1942
Revolt of sepoys that began at Meerut; మీరట్‌లో మొదలైన సిపాయిల తిరుగుబాటు; मेरठ से शुरू सिपाहियों का विद्रोह | 1857
# medium
Surat split of the Congress; కాంగ్రెస్ సూరత్ చీలిక; कांग्रेस का सूरत विभाजन | 1907
Annulment of the partition of Bengal; బెంగాల్ విభజన రద్దు; बंगाल विभाजन का रद्द होना | 1911
Lucknow Pact; లక్నో ఒప్పందం; लखनऊ समझौता | 1916
Kheda Satyagraha; ఖేడా సత్యాగ్రహం; खेड़ा सत्याग्रह | 1918
Kakori train action; కాకోరి రైలు ఘటన; काकोरी ट्रेन कांड | 1925
Arrival of the Simon Commission in India; సైమన్ కమిషన్ భారత్ రాక; साइमन कमीशन का भारत आगमन | 1928
Lahore session’s call for Purna Swaraj; లాహోర్ సమావేశంలో పూర్ణ స్వరాజ్ పిలుపు; लाहौर अधिवेशन में पूर्ण स्वराज की घोषणा | 1929
Gandhi–Irwin Pact; గాంధీ–ఇర్విన్ ఒప్పందం; गांधी–इरविन समझौता | 1931
Poona Pact; పూనా ఒప్పందం; पूना समझौता | 1932
Cripps Mission; క్రిప్స్ మిషన్; क्रिप्स मिशन | 1942
Cabinet Mission; కేబినెట్ మిషన్; कैबिनेट मिशन | 1946
Royal Indian Navy mutiny; రాయల్ ఇండియన్ నేవీ తిరుగుబాటు; शाही भारतीय नौसेना विद्रोह | 1946
Lahore (Pakistan) Resolution of the Muslim League; ముస్లిం లీగ్ లాహోర్ (పాకిస్తాన్) తీర్మానం; मुस्लिम लीग का लाहौर (पाकिस्तान) प्रस्ताव | 1940
# hard
August Offer; ఆగస్టు ప్రతిపాదన; अगस्त प्रस्ताव | 1940
Foundation of the Ghadar Party; గదర్ పార్టీ స్థాపన; ग़दर पार्टी की स्थापना | 1913
Foundation of the Swaraj Party; స్వరాజ్ పార్టీ స్థాపన; स्वराज पार्टी की स्थापना | 1923
Bardoli Satyagraha; బార్డోలీ సత్యాగ్రహం; बारडोली सत्याग्रह | 1928
Ahmedabad mill strike led by Gandhi; గాంధీజీ నడిపిన అహ్మదాబాద్ మిల్లు సమ్మె; गांधीजी के नेतृत्व में अहमदाबाद मिल हड़ताल | 1918
Vaikom Satyagraha; వైకోం సత్యాగ్రహం; वायकोम सत्याग्रह | 1924
Communal Award of Ramsay MacDonald; రామ్‌సే మెక్‌డొనాల్డ్ కమ్యూనల్ అవార్డు; रैमसे मैकडोनाल्ड का सांप्रदायिक पंचाट | 1932
Shift of the capital announced at the Delhi Durbar; ఢిల్లీ దర్బారులో రాజధాని మార్పు ప్రకటన; दिल्ली दरबार में राजधानी बदलने की घोषणा | 1911
Foundation of the Forward Bloc; ఫార్వర్డ్ బ్లాక్ స్థాపన; फ़ॉरवर्ड ब्लॉक की स्थापना | 1939
Wavell Plan and Simla Conference; వేవెల్ ప్రణాళిక, సిమ్లా సమావేశం; वेवेल योजना और शिमला सम्मेलन | 1945
`,
  relations: [EVENT_IN_YEAR],
})

const GOVERNORS = factTable({
  name: 'governors-general',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks',
  columns: {
    event: t('Event or measure', 'సంఘటన/చర్య', 'घटना/क़दम'),
    governor: t('Governor-General or Viceroy', 'గవర్నర్ జనరల్/వైస్రాయ్', 'गवर्नर-जनरल/वायसराय'),
  },
  rows: `
Abolition of sati (1829); సతీ సహగమన నిషేధం (1829); सती प्रथा का अंत (1829) | William Bentinck; విలియం బెంటింక్; विलियम बेंटिक
Doctrine of Lapse; రాజ్యసంక్రమణ సిద్ధాంతం; हड़प नीति | Lord Dalhousie; లార్డ్ డల్హౌసీ; लॉर्ड डलहौज़ी
First passenger railway in India (1853); భారత్‌లో మొదటి ప్రయాణికుల రైలు (1853); भारत की पहली यात्री रेल (1853) | Lord Dalhousie; లార్డ్ డల్హౌసీ; लॉर्ड डलहौज़ी
Subsidiary Alliance; సైన్య సహకార ఒప్పందం; सहायक संधि | Lord Wellesley; లార్డ్ వెల్లస్లీ; लॉर्ड वेलेज़ली
Permanent Settlement of Bengal (1793); బెంగాల్ శాశ్వత శిస్తు విధానం (1793); बंगाल का स्थायी बंदोबस्त (1793) | Lord Cornwallis; లార్డ్ కారన్‌వాలిస్; लॉर्ड कॉर्नवालिस
Vernacular Press Act (1878); ప్రాంతీయ పత్రికల చట్టం (1878); वर्नाक्यूलर प्रेस एक्ट (1878) | Lord Lytton; లార్డ్ లిట్టన్; लॉर्ड लिटन
Partition of Bengal (1905); బెంగాల్ విభజన (1905); बंगाल विभाजन (1905) | Lord Curzon; లార్డ్ కర్జన్; लॉर्ड कर्ज़न
Last Viceroy, transfer of power (1947); చివరి వైస్రాయ్, అధికార మార్పిడి (1947); अंतिम वायसराय, सत्ता हस्तांतरण (1947) | Lord Mountbatten; లార్డ్ మౌంట్‌బాటెన్; लॉर्ड माउंटबेटन
Resolution on local self-government (1882); స్థానిక స్వపరిపాలన తీర్మానం (1882); स्थानीय स्वशासन प्रस्ताव (1882) | Lord Ripon; లార్డ్ రిప్పన్; लॉर्ड रिपन
# medium
Repeal of the Vernacular Press Act; ప్రాంతీయ పత్రికల చట్టం రద్దు; वर्नाक्यूलर प्रेस एक्ट की समाप्ति | Lord Ripon; లార్డ్ రిప్పన్; लॉर्ड रिपन
English made the medium of higher education (1835); ఉన్నత విద్యకు ఆంగ్ల మాధ్యమం (1835); उच्च शिक्षा का माध्यम अंग्रेज़ी (1835) | William Bentinck; విలియం బెంటింక్; विलियम बेंटिक
Revolt of 1857; 1857 తిరుగుబాటు; 1857 का विद्रोह | Lord Canning; లార్డ్ కానింగ్; लॉर्ड कैनिंग
First Governor-General of Bengal; బెంగాల్ మొదటి గవర్నర్ జనరల్; बंगाल का पहला गवर्नर-जनरल | Warren Hastings; వారన్ హేస్టింగ్స్; वॉरेन हेस्टिंग्स
Jallianwala Bagh massacre and Rowlatt Act (1919); జలియన్‌వాలాబాగ్ హత్యాకాండ, రౌలట్ చట్టం (1919); जलियाँवाला बाग़ हत्याकांड और रॉलेट एक्ट (1919) | Lord Chelmsford; లార్డ్ చెమ్స్‌ఫర్డ్; लॉर्ड चेम्सफ़ोर्ड
Foundation of the Indian National Congress (1885); భారత జాతీయ కాంగ్రెస్ స్థాపన (1885); भारतीय राष्ट्रीय कांग्रेस की स्थापना (1885) | Lord Dufferin; లార్డ్ డఫ్రిన్; लॉर्ड डफ़रिन
Dandi March and pact of March 1931; దండి యాత్ర, 1931 మార్చి ఒప్పందం; दांडी यात्रा और मार्च 1931 का समझौता | Lord Irwin; లార్డ్ ఇర్విన్; लॉर्ड इरविन
Quit India Movement (1942); క్విట్ ఇండియా ఉద్యమం (1942); भारत छोड़ो आंदोलन (1942) | Lord Linlithgow; లార్డ్ లిన్‌లిత్‌గో; लॉर्ड लिनलिथगो
Delhi Durbar of George V (1911); జార్జ్ V ఢిల్లీ దర్బారు (1911); जॉर्ज पंचम का दिल्ली दरबार (1911) | Lord Hardinge II; రెండో లార్డ్ హార్డింజ్; लॉर्ड हार्डिंग द्वितीय
Separate electorates (1909); ప్రత్యేక నియోజకవర్గాలు (1909); पृथक निर्वाचन (1909) | Lord Minto II; రెండో లార్డ్ మింటో; लॉर्ड मिंटो द्वितीय
# hard
Widow Remarriage Act comes into force (July 1856); వితంతు పునర్వివాహ చట్టం అమలు (జూలై 1856); विधवा पुनर्विवाह अधिनियम लागू (जुलाई 1856) | Lord Canning; లార్డ్ కానింగ్; लॉर्ड कैनिंग
Ilbert Bill controversy (1883); ఇల్బర్ట్ బిల్లు వివాదం (1883); इल्बर्ट बिल विवाद (1883) | Lord Ripon; లార్డ్ రిప్పన్; लॉर्ड रिपन
First general census in all provinces (1872); మొదటి జనగణన (1872); पहली जनगणना (1872) | Lord Mayo; లార్డ్ మేయో; लॉर्ड मेयो
Annexation of Sind (1843); సింధ్ విలీనం (1843); सिंध का विलय (1843) | Lord Ellenborough; లార్డ్ ఎలెన్‌బరో; लॉर्ड एलनबरो
Cabinet Mission and interim government (1946); కేబినెట్ మిషన్, తాత్కాలిక ప్రభుత్వం (1946); कैबिनेट मिशन और अंतरिम सरकार (1946) | Lord Wavell; లార్డ్ వేవెల్; लॉर्ड वेवेल
`,
  relations: [
    {
      of: 'event',
      to: 'governor',
      shape: 'many-to-one',
      ask: t(
        'With which Governor-General or Viceroy is “**{a}**” linked?',
        '**{a}** – ఇది ఏ గవర్నర్ జనరల్/వైస్రాయ్‌కు సంబంధించినది?',
        '**{a}** – यह किस गवर्नर-जनरल/वायसराय से संबंधित है?',
      ),
      askBack: t(
        'Which of these belongs to the time of **{b}**?',
        'వీటిలో **{b}** కాలానికి చెందినది ఏది?',
        'इनमें से कौन **{b}** के समय का है?',
      ),
      odd: t(
        'Which of these does **not** belong to the time of **{b}**?',
        'వీటిలో **{b}** కాలానికి **చెందనిది** ఏది?',
        'इनमें से कौन **{b}** के समय का **नहीं** है?',
      ),
      tell: t('“{a}” belongs to the time of {b}.', '{a} {b} కాలానికి చెందినది.', '{a} – यह {b} के समय का है।'),
    },
  ],
})

const ORGANISATIONS = factTable({
  name: 'organisations-and-papers',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks',
  columns: { name: t('Organisation or newspaper', 'సంస్థ/పత్రిక', 'संस्था/पत्र'), founder: PERSON },
  rows: `
Brahmo Samaj; బ్రహ్మ సమాజం; ब्रह्म समाज | Raja Ram Mohan Roy; రాజా రామ్మోహన్ రాయ్; राजा राममोहन राय
Arya Samaj; ఆర్య సమాజం; आर्य समाज | Dayananda Saraswati; దయానంద సరస్వతి; दयानंद सरस्वती
Ramakrishna Mission; రామకృష్ణ మిషన్; रामकृष्ण मिशन | Swami Vivekananda; స్వామి వివేకానంద; स्वामी विवेकानंद
Servants of India Society; సర్వెంట్స్ ఆఫ్ ఇండియా సొసైటీ; सर्वेंट्स ऑफ़ इंडिया सोसाइटी | Gopal Krishna Gokhale; గోపాలకృష్ణ గోఖలే; गोपाल कृष्ण गोखले
Kesari (newspaper); కేసరి (పత్రిక); केसरी (पत्र) | Bal Gangadhar Tilak; బాల గంగాధర తిలక్; बाल गंगाधर तिलक
Satyashodhak Samaj; సత్యశోధక్ సమాజ్; सत्यशोधक समाज | Jyotirao Phule; జ్యోతిరావు ఫూలే; ज्योतिराव फुले
Forward Bloc; ఫార్వర్డ్ బ్లాక్; फ़ॉरवर्ड ब्लॉक | Subhas Chandra Bose; సుభాష్ చంద్రబోస్; सुभाष चंद्र बोस
# medium
Harijan (weekly); హరిజన్ (వారపత్రిక); हरिजन (साप्ताहिक) | Mahatma Gandhi; మహాత్మా గాంధీ; महात्मा गांधी
Indian Opinion (newspaper in South Africa); ఇండియన్ ఒపీనియన్ (దక్షిణాఫ్రికా పత్రిక); इंडियन ओपिनियन (दक्षिण अफ्रीका का पत्र) | Mahatma Gandhi; మహాత్మా గాంధీ; महात्मा गांधी
Mahratta (newspaper); మరాఠా (పత్రిక); मराठा (पत्र) | Bal Gangadhar Tilak; బాల గంగాధర తిలక్; बाल गंगाधर तिलक
Mirat-ul-Akhbar (newspaper); మిరాత్-ఉల్-అఖ్బార్ (పత్రిక); मिरात-उल-अख़बार (पत्र) | Raja Ram Mohan Roy; రాజా రామ్మోహన్ రాయ్; राजा राममोहन राय
Al-Hilal (newspaper); అల్-హిలాల్ (పత్రిక); अल-हिलाल (पत्र) | Abul Kalam Azad; అబుల్ కలాం ఆజాద్; अबुल कलाम आज़ाद
New India (newspaper); న్యూ ఇండియా (పత్రిక); न्यू इंडिया (पत्र) | Annie Besant; అనీబిసెంట్; एनी बेसेंट
Mooknayak (newspaper); మూక్‌నాయక్ (పత్రిక); मूकनायक (पत्र) | B. R. Ambedkar; బి. ఆర్. అంబేద్కర్; भीमराव अंबेडकर
Som Prakash (newspaper); సోమ్ ప్రకాశ్ (పత్రిక); सोम प्रकाश (पत्र) | Dwarkanath Vidyabhusan; ద్వారకానాథ్ విద్యాభూషణ్; द्वारकानाथ विद्याभूषण
Bengal Gazette (1780); బెంగాల్ గెజిట్ (1780); बंगाल गज़ट (1780) | James Augustus Hicky; జేమ్స్ అగస్టస్ హికీ; जेम्स ऑगस्टस हिकी
Khudai Khidmatgar; ఖుదాయి ఖిద్మత్‌గార్; ख़ुदाई ख़िदमतगार | Khan Abdul Ghaffar Khan; ఖాన్ అబ్దుల్ గఫార్ ఖాన్; ख़ान अब्दुल ग़फ़्फ़ार ख़ान
Tattvabodhini Sabha; తత్వబోధిని సభ; तत्वबोधिनी सभा | Debendranath Tagore; దేవేంద్రనాథ్ ఠాగూర్; देवेंद्रनाथ ठाकुर
Self-Respect Movement; ఆత్మగౌరవ ఉద్యమం; आत्म-सम्मान आंदोलन | E. V. Ramasamy Periyar; ఇ. వి. రామసామి పెరియార్; ई. वी. रामासामी पेरियार
# hard
Prarthana Samaj; ప్రార్థనా సమాజం; प्रार्थना समाज | Atmaram Pandurang; ఆత్మారాం పాండురంగ్; आत्माराम पांडुरंग
East India Association (London, 1866); ఈస్ట్ ఇండియా అసోసియేషన్ (లండన్, 1866); ईस्ट इंडिया एसोसिएशन (लंदन, 1866) | Dadabhai Naoroji; దాదాభాయ్ నౌరోజీ; दादाभाई नौरोजी
India House (London); ఇండియా హౌస్ (లండన్); इंडिया हाउस (लंदन) | Shyamji Krishna Varma; శ్యాంజీ కృష్ణవర్మ; श्यामजी कृष्ण वर्मा
Abhinav Bharat; అభినవ్ భారత్; अभिनव भारत | V. D. Savarkar; వి. డి. సావర్కర్; वि. दा. सावरकर
SNDP Yogam (Kerala); SNDP యోగం (కేరళ); एस.एन.डी.पी. योगम (केरल) | Sri Narayana Guru; శ్రీ నారాయణ గురు; श्री नारायण गुरु
Bahishkrit Hitakarini Sabha; బహిష్కృత్ హితకారిణి సభ; बहिष्कृत हितकारिणी सभा | B. R. Ambedkar; బి. ఆర్. అంబేద్కర్; भीमराव अंबेडकर
`,
  relations: [
    {
      of: 'name',
      to: 'founder',
      shape: 'many-to-one',
      ask: t('Who founded (or started) **{a}**?', '**{a}**ను ఎవరు స్థాపించారు?', '**{a}** – इसकी स्थापना किसने की?'),
      askBack: t(
        'Which of these did **{b}** found (or start)?',
        'వీటిలో **{b}** స్థాపించినది ఏది?',
        'इनमें से किसकी स्थापना **{b}** ने की?',
      ),
      tell: t('{a} was founded by {b}.', '{a} స్థాపకులు: {b}.', '{a} के संस्थापक: {b}।'),
    },
  ],
})

const TITLES = factTable({
  name: 'titles-of-leaders',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks',
  columns: { title: t('Title or slogan', 'బిరుదు/నినాదం', 'उपाधि/नारा'), person: PERSON },
  rows: `
Father of the Nation; జాతిపిత; राष्ट्रपिता | Mahatma Gandhi; మహాత్మా గాంధీ; महात्मा गांधी
Iron Man of India; భారత ఉక్కు మనిషి; भारत के लौह पुरुष | Sardar Vallabhbhai Patel; సర్దార్ వల్లభాయ్ పటేల్; सरदार वल्लभभाई पटेल
Netaji; నేతాజీ; नेताजी | Subhas Chandra Bose; సుభాష్ చంద్రబోస్; सुभाष चंद्र बोस
Lokmanya; లోకమాన్య; लोकमान्य | Bal Gangadhar Tilak; బాల గంగాధర తిలక్; बाल गंगाधर तिलक
Punjab Kesari; పంజాబ్ కేసరి; पंजाब केसरी | Lala Lajpat Rai; లాలా లజపతి రాయ్; लाला लाजपत राय
Grand Old Man of India; భారత కురువృద్ధుడు (గ్రాండ్ ఓల్డ్ మ్యాన్); भारत के वयोवृद्ध पुरुष (ग्रैंड ओल्ड मैन) | Dadabhai Naoroji; దాదాభాయ్ నౌరోజీ; दादाभाई नौरोजी
Nightingale of India; భారత కోకిల; भारत कोकिला | Sarojini Naidu; సరోజినీ నాయుడు; सरोजिनी नायडू
Gurudev; గురుదేవ్; गुरुदेव | Rabindranath Tagore; రవీంద్రనాథ్ ఠాగూర్; रवींद्रनाथ ठाकुर
Frontier Gandhi; సరిహద్దు గాంధీ; सीमांत गांधी | Khan Abdul Ghaffar Khan; ఖాన్ అబ్దుల్ గఫార్ ఖాన్; ख़ान अब्दुल ग़फ़्फ़ार ख़ान
Andhra Kesari; ఆంధ్ర కేసరి; आंध्र केसरी | Tanguturi Prakasam; టంగుటూరి ప్రకాశం; टंगुटूरि प्रकाशम
# medium
Mahamana; మహామన; महामना | Madan Mohan Malaviya; మదన్ మోహన్ మాలవీయ; मदन मोहन मालवीय
Deshbandhu; దేశబంధు; देशबंधु | Chittaranjan Das; చిత్తరంజన్ దాస్; चित्तरंजन दास
Deenabandhu; దీనబంధు; दीनबंधु | C. F. Andrews; సి. ఎఫ్. ఆండ్రూస్; सी. एफ. एंड्रूज़
Lok Nayak; లోక్‌నాయక్; लोकनायक | Jayaprakash Narayan; జయప్రకాశ్ నారాయణ్; जयप्रकाश नारायण
Rajaji; రాజాజీ; राजाजी | C. Rajagopalachari; సి. రాజగోపాలాచారి; सी. राजगोपालाचारी
“Jai Jawan, Jai Kisan”; “జై జవాన్, జై కిసాన్”; “जय जवान, जय किसान” | Lal Bahadur Shastri; లాల్ బహదూర్ శాస్త్రి; लाल बहादुर शास्त्री
The slogan “Simon, go back”; “సైమన్ గో బ్యాక్” నినాదం; “साइमन गो बैक” नारा | Yusuf Meherally; యూసుఫ్ మెహరల్లీ; यूसुफ़ मेहरअली
The song “Vande Mataram”; “వందేమాతరం” గీతం; “वंदे मातरम्” गीत | Bankim Chandra Chattopadhyay; బంకించంద్ర ఛటోపాధ్యాయ; बंकिम चंद्र चट्टोपाध्याय
# hard
Vidyasagar; విద్యాసాగర్; विद्यासागर | Ishwar Chandra Bandyopadhyay; ఈశ్వరచంద్ర బందోపాధ్యాయ; ईश्वर चंद्र बंद्योपाध्याय
Shaheed-e-Azam; షహీద్-ఎ-ఆజం; शहीद-ए-आज़म | Bhagat Singh; భగత్ సింగ్; भगत सिंह
The poem “Sare Jahan se Achchha”; “సారే జహాఁ సే అచ్ఛా” గీతం; “सारे जहाँ से अच्छा” गीत | Muhammad Iqbal; ముహమ్మద్ ఇక్బాల్; मुहम्मद इक़बाल
Andhra Bhoja (title of a Vijayanagara king); ఆంధ్రభోజుడు; आंध्रभोज | Krishnadevaraya; శ్రీకృష్ణదేవరాయలు; कृष्णदेव राय
`,
  relations: [
    {
      of: 'title',
      to: 'person',
      shape: 'one-to-one',
      ask: t(
        'With whom is the title or slogan “**{a}**” linked?',
        '**{a}** – ఇది ఎవరికి సంబంధించినది?',
        '**{a}** – यह किससे जुड़ा है?',
      ),
      askBack: t(
        'Which title or slogan is linked with **{b}**?',
        '**{b}**తో ముడిపడిన బిరుదు/నినాదం ఏది?',
        '**{b}** से कौन-सी उपाधि/नारा जुड़ा है?',
      ),
      tell: t('The title or slogan “{a}” is linked with {b}.', '“{a}” తో ముడిపడినవారు {b}.', '“{a}” – इसका संबंध {b} से है।'),
      also: `
Shaheed-e-Azam | Subhas Chandra Bose`,
    },
  ],
})

const REVOLT = factTable({
  name: 'leaders-of-1857-and-tribal-revolts',
  topic: TOPIC,
  settledBy: 'NCERT history textbooks',
  columns: { place: t('Revolt or its centre', 'తిరుగుబాటు/కేంద్రం', 'विद्रोह/केंद्र'), leader: t('Leader', 'నాయకుడు', 'नेता') },
  rows: `
1857: Delhi; 1857: ఢిల్లీ; 1857: दिल्ली | Bahadur Shah Zafar; బహదూర్ షా జఫర్; बहादुर शाह ज़फ़र
1857: Jhansi; 1857: ఝాన్సీ; 1857: झाँसी | Rani Lakshmibai; రాణి లక్ష్మీబాయి; रानी लक्ष्मीबाई
1857: Kanpur; 1857: కాన్పూర్; 1857: कानपुर | Nana Saheb; నానా సాహెబ్; नाना साहब
1857: Lucknow; 1857: లక్నో; 1857: लखनऊ | Begum Hazrat Mahal; బేగం హజ్రత్ మహల్; बेगम हज़रत महल
Munda revolt (Ulgulan, 1899–1900); ముండా తిరుగుబాటు (ఉల్గులాన్, 1899–1900); मुंडा विद्रोह (उलगुलान, 1899–1900) | Birsa Munda; బిర్సా ముండా; बिरसा मुंडा
Rampa revolt (1922–24); రంప తిరుగుబాటు (1922–24); रंपा विद्रोह (1922–24) | Alluri Sitarama Raju; అల్లూరి సీతారామరాజు; अल्लूरी सीताराम राजू
# medium
1857: Jagdishpur (Arrah); 1857: జగదీశ్‌పూర్ (ఆరా); 1857: जगदीशपुर (आरा) | Kunwar Singh; కున్వర్ సింగ్; कुँवर सिंह
1857: Bareilly; 1857: బరేలీ; 1857: बरेली | Khan Bahadur Khan; ఖాన్ బహదూర్ ఖాన్; ख़ान बहादुर ख़ान
1857: Faizabad; 1857: ఫైజాబాద్; 1857: फ़ैज़ाबाद | Maulvi Ahmadullah Shah; మౌల్వీ అహ్మదుల్లా షా; मौलवी अहमदुल्ला शाह
Santhal revolt (1855–56); సంథాల్ తిరుగుబాటు (1855–56); संथाल विद्रोह (1855–56) | Sidhu and Kanhu; సిద్ధు, కన్హు; सिद्धू और कान्हू
Gond resistance at Jodeghat; జోడేఘాట్ గోండు పోరాటం; जोड़ेघाट का गोंड संघर्ष | Komaram Bheem; కొమరం భీమ్; कोमाराम भीम
Kittur revolt (1824); కిత్తూరు తిరుగుబాటు (1824); कित्तूर विद्रोह (1824) | Rani Chennamma; రాణి చెన్నమ్మ; रानी चेन्नम्मा
# hard
Revolt of the Uyyalawada Palegars (1846–47); ఉయ్యాలవాడ పాలెగాళ్ల తిరుగుబాటు (1846–47); उय्यालवाड़ा पालेगारों का विद्रोह (1846–47) | Narasimha Reddy; నరసింహారెడ్డి; नरसिम्हा रेड्डी
Kuka movement (Punjab); కూకా ఉద్యమం (పంజాబ్); कूका आंदोलन (पंजाब) | Ram Singh; రాం సింగ్; राम सिंह
Wahabi movement in India; భారతదేశంలో వహాబీ ఉద్యమం; भारत में वहाबी आंदोलन | Syed Ahmad Barelvi; సయ్యద్ అహ్మద్ బరేల్వీ; सैयद अहमद बरेलवी
Travancore revolt against the Company (1808–09); కంపెనీపై తిరువాన్కూరు తిరుగుబాటు (1808–09); कंपनी के विरुद्ध त्रावणकोर विद्रोह (1808–09) | Velu Thampi; వేలు తంపి; वेलु थंपी
`,
  relations: [
    {
      of: 'place',
      to: 'leader',
      shape: 'one-to-one',
      ask: t(
        'Who was the leader of the revolt named “**{a}**”?',
        '**{a}** – నాయకత్వం వహించినవారు ఎవరు?',
        '**{a}** – नेता कौन थे?',
      ),
      askBack: t(
        'Which revolt or centre is linked with **{b}**?',
        '**{b}** ఏ తిరుగుబాటు/కేంద్రానికి నాయకత్వం వహించారు?',
        '**{b}** किस विद्रोह/केंद्र से जुड़े हैं?',
      ),
      tell: t('The leader of the revolt named “{a}” was {b}.', 'నాయకత్వం – {a}: {b}.', 'नेता – {a}: {b}।'),
      also: `
1857: Faizabad | Begum Hazrat Mahal
1857: Lucknow | Maulvi Ahmadullah Shah`,
    },
  ],
})

export const MODERN_INDIA = [...EVENTS, ...GOVERNORS, ...ORGANISATIONS, ...TITLES, ...REVOLT]
