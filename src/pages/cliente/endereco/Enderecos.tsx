import { Box } from '@mui/material';
import { ENDERECO } from '../../../../resources/cliente/endereco.ts';
import { SubRecords } from '../sub/SubRecords.tsx';
import { EnderecoCard } from './EnderecoCard.tsx';
import { EnderecoInputs } from './EnderecoInputs.tsx';

const FIELDS = Object.values(ENDERECO);
const CARDS = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' };

/** 'Endereço' of a client: a card an address. */
export default function Enderecos({ idPessoa }: { idPessoa: number }) {
  return (
    <SubRecords
      resource="cliente/endereco"
      idPessoa={idPessoa}
      texts="ficha.endereco"
      columns={FIELDS}
      nameField="logradouro"
      form={{ fields: FIELDS, width: 800, inputs: <EnderecoInputs /> }}
      render={(records, options) => (
        <Box sx={CARDS}>
          {records.map((endereco) => (
            <EnderecoCard key={endereco.id} endereco={endereco} options={options(endereco)} />
          ))}
        </Box>
      )}
    />
  );
}
