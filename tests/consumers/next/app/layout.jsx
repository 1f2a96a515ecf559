import 'consultancy-design-system/fonts.css';
import 'consultancy-design-system/styles.css';
import { connection } from 'next/server';

import { Providers } from './Providers.jsx';

export const metadata = { title: 'App', icons: 'data:,' };

export default async function Layout({ children }) {
  // A page that was rendered when it was built would have no nonce.
  await connection();
  return (
    <html lang="el">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
