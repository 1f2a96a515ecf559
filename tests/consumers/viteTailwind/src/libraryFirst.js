import './layers.css';
import 'consultancy-design-system/styles.css';
import './tailwind.css';
