/** Words that are cells of many rows. */
export const WORDS = `
Iron; ఇనుము; लोहा
Aluminium; అల్యూమినియం; ऐलुमिनियम
Copper; రాగి; ताँबा
Zinc; జింక్; जस्ता
Lead; సీసం; सीसा
Mercury; పాదరసం; पारा
Tin; తగరం; टिन
Silver; వెండి; चाँदी
Gold; బంగారం; सोना
Manganese; మాంగనీస్; मैंगनीज़
Magnesium; మెగ్నీషియం; मैग्नीशियम
Titanium; టైటానియం; टाइटेनियम
Tungsten; టంగ్‌స్టన్; टंगस्टन
Uranium; యురేనియం; यूरेनियम
Cricket; క్రికెట్; क्रिकेट
Football; ఫుట్‌బాల్; फ़ुटबॉल
Hockey; హాకీ; हॉकी
Tennis; టెన్నిస్; टेनिस
Table tennis; టేబుల్ టెన్నిస్; टेबल टेनिस
Badminton; బ్యాడ్మింటన్; बैडमिंटन
Chess; చెస్; शतरंज
Kabaddi; కబడ్డీ; कबड्डी
Kho-Kho; ఖో-ఖో; खो-खो
Boxing; బాక్సింగ్; मुक्केबाज़ी
Shooting; షూటింగ్; निशानेबाज़ी
Golf; గోల్ఫ్; गोल्फ़
Polo; పోలో; पोलो
Billiards; బిలియర్డ్స్; बिलियर्ड्स
Basketball; బాస్కెట్‌బాల్; बास्केटबॉल
Swimming; ఈత; तैराकी
Wrestling; కుస్తీ; कुश्ती
Fencing; ఫెన్సింగ్; तलवारबाज़ी
Volleyball; వాలీబాల్; वॉलीबॉल
Rugby; రగ్బీ; रग्बी
Baseball; బేస్‌బాల్; बेसबॉल
Judo; జూడో; जूडो
Ice hockey; ఐస్ హాకీ; आइस हॉकी
Yachting; యాచింగ్ (పడవ పందెం); नौकायन (याटिंग)
Rabindranath Tagore; రవీంద్రనాథ్ ఠాగూర్; रवींद्रनाथ ठाकुर
Premchand; ప్రేమ్‌చంద్; प्रेमचंद
Bankim Chandra Chattopadhyay; బంకించంద్ర ఛటోపాధ్యాయ; बंकिम चंद्र चट्टोपाध्याय
Sarat Chandra Chattopadhyay; శరత్‌చంద్ర ఛటోపాధ్యాయ; शरत चंद्र चट्टोपाध्याय
Jawaharlal Nehru; జవహర్‌లాల్ నెహ్రూ; जवाहरलाल नेहरू
Mahatma Gandhi; మహాత్మా గాంధీ; महात्मा गांधी
A. P. J. Abdul Kalam; ఎ. పి. జె. అబ్దుల్ కలాం; ए. पी. जे. अब्दुल कलाम
R. K. Narayan; ఆర్. కె. నారాయణ్; आर. के. नारायण
William Shakespeare; విలియం షేక్‌స్పియర్; विलियम शेक्सपियर
Charles Dickens; చార్లెస్ డికెన్స్; चार्ल्स डिकेंस
George Orwell; జార్జ్ ఆర్వెల్; जॉर्ज ऑरवेल
Leo Tolstoy; లియో టాల్‌స్టాయ్; लियो टॉल्स्टॉय
Fyodor Dostoevsky; ఫ్యోదర్ దోస్తోయెవ్‌స్కీ; फ़्योदोर दोस्तोयेव्स्की
Maxim Gorky; మాక్సిం గోర్కీ; मैक्सिम गोर्की
Jane Austen; జేన్ ఆస్టెన్; जेन ऑस्टिन
Karl Marx; కార్ల్ మార్క్స్; कार्ल मार्क्स
Adam Smith; ఆడమ్ స్మిత్; एडम स्मिथ
Plato; ప్లేటో; प्लेटो
Niccolò Machiavelli; నికోలో మాకియవెల్లి; निकोलो मैकियावेली
Jean-Jacques Rousseau; జీన్-జాక్ రూసో; ज्यां-ज़ाक रूसो
Charles Darwin; చార్లెస్ డార్విన్; चार्ल्स डार्विन
Khushwant Singh; ఖుష్వంత్ సింగ్; खुशवंत सिंह
Mulk Raj Anand; ముల్క్‌రాజ్ ఆనంద్; मुल्कराज आनंद
Salman Rushdie; సల్మాన్ రష్దీ; सलमान रुश्दी
Arundhati Roy; అరుంధతీ రాయ్; अरुंधति रॉय
Vikram Seth; విక్రమ్ సేఠ్; विक्रम सेठ
Aravind Adiga; అరవింద్ అడిగ; अरविंद अडिगा
Abul Kalam Azad; అబుల్ కలాం ఆజాద్; अबुल कलाम आज़ाद
B. R. Ambedkar; బి. ఆర్. అంబేద్కర్; भीमराव अंबेडकर
Dadabhai Naoroji; దాదాభాయ్ నౌరోజీ; दादाभाई नौरोजी
Dinabandhu Mitra; దీనబంధు మిత్ర; दीनबंधु मित्र
Gurajada Apparao; గురజాడ అప్పారావు; गुरजाडा अप्पाराव
Viswanatha Satyanarayana; విశ్వనాథ సత్యనారాయణ; विश्वनाथ सत्यनारायण
Sri Sri; శ్రీశ్రీ; श्री श्री
Jaishankar Prasad; జయశంకర్ ప్రసాద్; जयशंकर प्रसाद
Harivansh Rai Bachchan; హరివంశ్ రాయ్ బచ్చన్; हरिवंश राय बच्चन
Ramdhari Singh Dinkar; రామ్‌ధారీ సింగ్ దినకర్; रामधारी सिंह दिनकर
Mahadevi Verma; మహాదేవి వర్మ; महादेवी वर्मा
Phanishwar Nath Renu; ఫణీశ్వర్‌నాథ్ రేణు; फणीश्वर नाथ रेणु
C. Narayana Reddy; సి. నారాయణ రెడ్డి; सी. नारायण रेड्डी
Ravuri Bharadwaja; రావూరి భరద్వాజ; रावूरि भरद्वाज
Mokkapati Narasimha Sastry; మొక్కపాటి నరసింహశాస్త్రి; मोक्कपाटि नरसिंह शास्त्री
Nelson Mandela; నెల్సన్ మండేలా; नेल्सन मंडेला
Adolf Hitler; అడాల్ఫ్ హిట్లర్; एडोल्फ़ हिटलर
Ernest Hemingway; ఎర్నెస్ట్ హెమింగ్వే; अर्नेस्ट हेमिंग्वे
Miguel de Cervantes; మిగ్యుల్ డి సెర్వాంటెస్; मिगेल दे सर्वांतेस
Dante; డాంటే; दांते
Victor Hugo; విక్టర్ హ్యూగో; विक्टर ह्यूगो
Goethe; గోథే; गेटे
John Maynard Keynes; జాన్ మేనార్డ్ కీన్స్; जॉन मेनार्ड कीन्स
Thorium; థోరియం; थोरियम
`
